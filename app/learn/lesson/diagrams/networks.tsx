import { Diagram } from "./diagram.tsx"

const around = Array.from({ length: 8 }, (_, index) => {
  const angle = ((index + 0.5) * Math.PI) / 4
  return { x: Math.round(100 + 82 * Math.cos(angle)), y: Math.round(100 + 82 * Math.sin(angle)) }
})

const line = (a: { x: number; y: number }, b: { x: number; y: number }) => `M${a.x} ${a.y}L${b.x} ${b.y}`

// Each node is linked to the next one and the one after it, and the first four also to the opposite node.
const mesh = around
  .flatMap((node, index) => [1, 2, ...(index < 4 ? [4] : [])].map((step) => line(node, at(index + step))))
  .join("")
const star = around.map((node) => line({ x: 100, y: 100 }, node)).join("")

function at(index: number) {
  return around[index % around.length] ?? { x: 100, y: 100 }
}

/** A star network, where all nodes depend on the center, beside a mesh network. */
export function Networks({ caption, left, right }: { caption: string; left: string; right: string }) {
  return (
    <Diagram caption={caption}>
      <div className="networks">
        <div>
          <svg viewBox="0 0 200 200" aria-hidden="true">
            <path className="network-lines tone-ember" d={star} />
            {around.map(({ x, y }) => (
              <path key={`${x} ${y}`} className="network-node" d={diamond(x, y, 9)} />
            ))}
            <path className="network-center" d={diamond(100, 100, 34)} />
            <path className="network-book" d={book(100, 100, 1.7)} />
          </svg>
          <p className="diagram-title">{left}</p>
        </div>
        <div>
          <svg viewBox="0 0 200 200" aria-hidden="true">
            <path className="network-lines tone-gold" d={mesh} />
            {around.map(({ x, y }) => (
              <g key={`${x} ${y}`}>
                <path className="network-keeper" d={diamond(x, y, 17)} />
                <path className="network-book" d={book(x, y, 0.85)} />
              </g>
            ))}
          </svg>
          <p className="diagram-title">{right}</p>
        </div>
      </div>
    </Diagram>
  )
}

function diamond(x: number, y: number, r: number): string {
  return `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`
}

/** An open book from above. */
function book(x: number, y: number, size: number): string {
  const w = 9 * size
  const h = 6 * size
  return `M${x} ${y - h + 2}l${w}-2v${2 * h - 2}l-${w} 2-${w}-2v-${2 * h - 2}zv${2 * h - 2}`
}
