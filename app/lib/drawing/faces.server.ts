import { readFileSync } from "node:fs"
import path from "node:path"
import { readTypeface, type Typeface } from "./typeface.ts"

/** The fonts for text drawn on the server. `text` has the Latin letters of every language. */
export type Faces = { display: Typeface; text: Typeface; files: string[] }

const read = new Map<string, Faces>()

/** @param rootDir the root folder of the application */
export function facesOf(rootDir: string): Faces {
  const known = read.get(rootDir)
  if (known) return known
  const files = [
    path.join(rootDir, "server/social-images/unbounded-600.ttf"),
    path.join(rootDir, "app/fonts/noto-sans-600.ttf"),
  ] as const
  const faces: Faces = {
    display: readTypeface("Unbounded SemiBold", readFileSync(files[0])),
    text: readTypeface("Noto Sans SemiBold", readFileSync(files[1])),
    files: [...files],
  }
  read.set(rootDir, faces)
  return faces
}

/** Returns one font for a whole text: the display font if it has all its letters. */
export const faceFor = ({ display, text }: Faces, words: string): Typeface =>
  display.has(words) ? display : text
