import { encode } from "pluscodes"
import type { Position } from "#app/places/position.ts"
import { type PublicPin, pinPosition } from "./pin.ts"

const digits = { exact: 10, about: 6 } as const

/** '6CQXHR4X+JX': fourteen metres; of what is only known about there, the square of some five kilometres. */
export function plusCodeOf({ precision, text }: PublicPin): string {
  return plusCodeAt(pinPosition(text), digits[precision])
}

export function plusCodeAt(point: Position, length: number = digits.exact): string {
  return encode(point, length) ?? ""
}
