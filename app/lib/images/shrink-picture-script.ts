import { shrinkPicture } from "./shrink-picture.ts"

// Loaded when the visitor chooses a picture (small-pictures-element.ts).
Object.assign(globalThis, { shrinkPicture })
