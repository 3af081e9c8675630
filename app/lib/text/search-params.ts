import { cleanLine, controlCharacters } from "../form/clean-text.ts"

/** A text of the address as a person meant it: cleaned, without control characters (PostgreSQL refuses some), cut to `max`. */
export function readText(params: URLSearchParams, name: string, max: number): string {
  const everyControl = new RegExp(controlCharacters, "g")
  const text = cleanLine((params.get(name) ?? "").replace(everyControl, " "))
  // Never half a character: what is cut off in the middle of one is no text.
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd()
}
