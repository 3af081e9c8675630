import { encode } from "pluscodes"
import type { Position } from "#app/places/position.ts"
import { type PublicPin, pinPosition } from "./pin.ts"

const digits = { exact: 10, about: 6 } as const

/** '6CQXHR4X+JX', a square of 14 m; for an approximate pin a shorter code, a square of about 5 km. */
export function plusCodeOf({ precision, text }: PublicPin): string {
  return plusCodeAt(pinPosition(text), digits[precision])
}

export function plusCodeAt(point: Position, length: number = digits.exact): string {
  return encode(point, length) ?? ""
}
