/** A small pattern derived from the code: equal codes look equal, different ones do not. */
export function SealMark({ code }: { code: string }) {
  const rows = [...code.slice(0, 4)].map((letter) => Number.parseInt(letter, 16) || 0)
  // Each letter is a row of four cells, mirrored to the right and downward.
  const cells = rows.flatMap((bits, y) =>
    [0, 1, 2, 3].flatMap((x) =>
      bits & (8 >> x)
        ? [`M${x} ${y}h1v1h-1zM${7 - x} ${y}h1v1h-1zM${x} ${7 - y}h1v1h-1zM${7 - x} ${7 - y}h1v1h-1z`]
        : [],
    ),
  )
  return (
    <svg
      viewBox="-1 -1 10 10"
      className="size-9 flex-none border border-gold-700 bg-ink-800 fill-gold-500 [shape-rendering:crispEdges]"
      aria-hidden="true"
    >
      <path d={cells.join("")} />
    </svg>
  )
}
