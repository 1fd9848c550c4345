// Placeholder until this target's own tests land.
