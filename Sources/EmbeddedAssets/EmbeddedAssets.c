#include "EmbeddedAssets.h"
