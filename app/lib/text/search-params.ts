import { cleanLine, controlCharacters } from "../form/clean-text.ts"

/** Returns a query parameter, cleaned, without control characters (PostgreSQL refuses some), cut to `max`. */
export function readText(params: URLSearchParams, name: string, max: number): string {
  const everyControl = new RegExp(controlCharacters, "g")
  const text = cleanLine((params.get(name) ?? "").replace(everyControl, " "))
  // A cut must not leave half of a surrogate pair.
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd()
}
