const accents = ["#e0533d", "#3fa66b", "#6c7be0"] as const
const columns = 16
const rows = 9

/** A cloth that only this text has: strips of bars, steps and diamonds, mirrored as on a loom. Decoration, never information. */
export function WovenTile({ text, className }: { text: string; className?: string }) {
  const { gold, accent, colour } = weave(text)
  return (
    <svg
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMidYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={className}
    >
      <path fill="#1e1b15" d={`M0 0h${columns}v${rows}H0z`} />
      <path fill="#f0b429" d={gold} />
      <path fill={colour} d={accent} />
    </svg>
  )
}

/** Which cells of the cloth are gold and which have the second colour, as SVG path data; the same for the same text. */
export function weave(text: string): { gold: string; accent: string; colour: string } {
  let state = hash(text)
  const next = (count: number) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    return state % count
  }
  const colour = accents[next(accents.length)] ?? accents[0]
  const middle = (rows - 1) / 2
  let gold = ""
  let accent = ""
  for (let column = 0; column < columns / 2; column++) {
    const motif = next(4)
    const phase = next(3)
    for (let row = 0; row < rows; row++) {
      const fromMiddle = Math.abs(row - middle)
      const isGold =
        (motif === 0 && (row + phase) % 3 === 0) ||
        (motif === 1 && (row + column) % 4 === phase) ||
        (motif === 2 && fromMiddle === (column + phase) % 5)
      const isAccent = !isGold && ((motif === 3 && phase > 0) || (motif === 2 && fromMiddle < (column + phase) % 5))
      const cells = `M${column} ${row}h1v1h-1zM${columns - 1 - column} ${row}h1v1h-1z`
      if (isGold) gold += cells
      else if (isAccent) accent += cells
    }
  }
  return { gold, accent, colour }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}
