// Placeholder until this target's own sources land.
