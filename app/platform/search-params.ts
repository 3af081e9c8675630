import { cleanLine, controlCharacters } from "./form/clean-text.ts"

/** A text of the address as a person meant it: cleaned, without control characters (PostgreSQL refuses some), cut to `max`. */
export function readText(params: URLSearchParams, name: string, max: number): string {
  const everyControl = new RegExp(controlCharacters, "g")
  return cleanLine((params.get(name) ?? "").replace(everyControl, " ")).slice(0, max)
}
