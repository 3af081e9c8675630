import { box, Cloth, type Thread } from "./cloth.ts"

const wide = 64
const high = 8

/** Pattern bands between the sections of a page, one for each kind of section; app/base.css relies on their order. */
const patterns: ((x: number, y: number) => Thread | undefined)[] = [
  // steps
  (x, y) => {
    const at = x % 16
    const rise = Math.floor((at < 8 ? at : 15 - at) / 2) * 2 + 1
    if (7 - y > rise) return undefined
    const mound: [Thread, Thread] = x % 32 < 16 ? ["gold", "brass"] : ["leaf", "gold"]
    return 7 - y >= rise - 1 ? mound[0] : at === 7 || at === 8 ? "ember" : mound[1]
  },
  // diamonds
  (x, y) => {
    const reach = Math.abs((x % 8) - 3.5) + Math.abs(y - 3.5)
    const [edge, heart]: [Thread, Thread] = x % 16 < 8 ? ["ember", "gold"] : ["indigo", "light"]
    return reach < 2 ? heart : reach < 4.5 ? edge : undefined
  },
  // zigzag
  (x, y) => {
    const fold = Math.floor(Math.abs((x % 16) - 7.5))
    if (y === fold || y === fold - 1) return "gold"
    if (y === fold + 2 || y === fold + 3) return "ember"
    if (y === fold - 4 || y === fold - 5) return "leaf"
    return undefined
  },
  // rails
  (x, y) => {
    if (y === 0 || y === high - 1) return "gold"
    if (x % 16 === 3 || x % 16 === 4) return y === 1 || y === 6 ? "light" : "indigo"
    if (x % 16 === 11 || x % 16 === 12) return y === 3 || y === 4 ? "ember" : "leaf"
    return undefined
  },
  // checks
  (x, y) => {
    const part = Math.floor(x / 8) % 4
    if (part % 2 === 1) return [1, 2, 5, 6].includes(y) ? (part === 1 ? "leaf" : "indigo") : undefined
    return (Math.floor(x / 2) + Math.floor(y / 2)) % 2 ? "gold" : part === 0 ? "ember" : "brass"
  },
]

/** All bands, one below the other. */
export function strips(): Cloth {
  const cloth = new Cloth(wide, high * patterns.length)
  return cloth.pattern(
    box(0, 0, wide, cloth.height),
    (x, y) => patterns[Math.floor(y / high)]?.(x, y % high) ?? "ink",
  )
}
