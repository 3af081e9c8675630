import { shrinkPicture } from "./shrink-picture.ts"

// Loaded once somebody chooses a picture (small-pictures-element.ts).
Object.assign(globalThis, { shrinkPicture })
