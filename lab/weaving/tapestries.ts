import { box, Cloth, type Window } from "./cloth.ts"
import { emblems } from "./scenes/emblems.ts"
import { drums, festival, fireside } from "./scenes/gathering.ts"
import { familyCall, handheld, kitchen, savings } from "./scenes/home.ts"
import { library, nightStudy, teacher } from "./scenes/learning.ts"
import { framed, loom, pillars, sprout, votes } from "./scenes/networks.ts"
import { circleOfPeople, doorway, exchange, garden, workshop } from "./scenes/people.ts"
import { courier, harbour, marketWomen, salon, tailor } from "./scenes/trade.ts"

/** The size of an illustration in cells, and of the lower version for phones. */
export const whole = { width: 64, height: 48 }
export const lower = { width: 64, height: 32 }

type Picture = {
  draw: (cloth: Cloth) => void
  /** The section for phones, half as high as wide. An illustration without one is drawn again in the lower size. */
  phone?: Window
}

const window = (left: number, top: number, width: number): Window => ({ left, top, width, height: width / 2 })

/** All illustrations of the site; docs/illustrations.md explains what each of them means. */
export const illustrations: Record<string, Picture> = {
  blocks: { draw: emblems.blocks, phone: window(0, 8, 64) },
  candles: { draw: emblems.candles, phone: window(0, 6, 64) },
  circle: { draw: circleOfPeople, phone: window(0, 4, 64) },
  courier: { draw: courier, phone: window(0, 4, 64) },
  diaspora: { draw: emblems.diaspora },
  doorway: { draw: doorway, phone: window(6, 16, 52) },
  drums: { draw: drums, phone: window(0, 2, 64) },
  evening: { draw: nightStudy, phone: window(0, 7, 64) },
  exchange: { draw: exchange, phone: window(0, 5, 64) },
  family: { draw: familyCall, phone: window(0, 6, 64) },
  festival: { draw: festival, phone: window(0, 5, 64) },
  fireside: { draw: fireside, phone: window(0, 2, 64) },
  framed: { draw: framed, phone: window(4, 8, 56) },
  garden: { draw: garden, phone: window(0, 5, 64) },
  gate: { draw: emblems.gate, phone: window(6, 4, 52) },
  handheld: { draw: handheld, phone: window(0, 5, 64) },
  harbour: { draw: harbour, phone: window(0, 6, 64) },
  key: { draw: emblems.key, phone: window(0, 8, 64) },
  kitchen: { draw: kitchen, phone: window(0, 3, 64) },
  layers: { draw: emblems.layers, phone: window(0, 8, 64) },
  library: { draw: library, phone: window(0, 6, 64) },
  loom: { draw: loom, phone: window(0, 6, 64) },
  market: { draw: emblems.market, phone: window(0, 9, 64) },
  path: { draw: emblems.path, phone: window(0, 4, 64) },
  phone: { draw: emblems.phone, phone: window(0, 8, 64) },
  pillars: { draw: pillars, phone: window(0, 6, 64) },
  salon: { draw: salon, phone: window(0, 2, 64) },
  savings: { draw: savings, phone: window(0, 2, 64) },
  sprout: { draw: sprout, phone: window(0, 5, 64) },
  tailor: { draw: tailor, phone: window(0, 6, 64) },
  teacher: { draw: teacher, phone: window(0, 4, 64) },
  traders: { draw: marketWomen, phone: window(0, 3, 64) },
  tree: { draw: emblems.tree, phone: window(4, 3, 56) },
  votes: { draw: votes, phone: window(0, 7, 64) },
  workshop: { draw: workshop, phone: window(0, 6, 64) },
}

/** An illustration in full and in its version for phones, both with a border. */
export function weave({ draw, phone }: Picture): { whole: Cloth; phone: Cloth } {
  const cloth = ground(whole)
  draw(cloth)
  const low = phone ? cloth.cut(phone) : ground(lower)
  if (!phone) draw(low)
  return { whole: border(cloth, 3), phone: border(low, 2) }
}

function ground({ width, height }: { width: number; height: number }): Cloth {
  return new Cloth(width, height).weave("ink", box(0, 0, width, height))
}

/** Draws a pattern band at the top and the bottom, over everything that reaches into them. */
function border(cloth: Cloth, rows: number): Cloth {
  for (const y of [0, cloth.height - rows]) {
    const strip = box(0, y, cloth.width, rows)
    cloth.weave("coal", strip).pattern(strip, (x) => {
      const at = x % 16
      if (at < 2) return "gold"
      if (at === 5 || at === 6) return "ember"
      if (at === 9 || at === 10) return "leaf"
      if (at === 13) return "indigo"
    })
  }
  return cloth
}
