import { Tapestry, type TapestryName } from "#app/ui/tapestry.tsx"
import type { useGuapcoin } from "#content/en/use-guapcoin.ts"

type Row = (typeof useGuapcoin.sections)[number]

/** Each row has a cloth of its own: two colours for its awning, the first also for its thread, and a picture. */
const cloths: Record<Row["id"], { colours: string; picture: TapestryName }> = {
  business: { colours: "warp-gold weft-ember", picture: "phone" },
  arts: { colours: "warp-ember weft-ivory", picture: "circle" },
  education: { colours: "warp-leaf weft-gold", picture: "tree" },
  everyday: { colours: "warp-indigo weft-ivory", picture: "exchange" },
  development: { colours: "warp-gold weft-indigo", picture: "blocks" },
  sustainability: { colours: "warp-leaf weft-ivory", picture: "path" },
  housing: { colours: "warp-ember weft-indigo", picture: "key" },
  tech: { colours: "warp-indigo weft-leaf", picture: "layers" },
  special: { colours: "warp-gold weft-ivory", picture: "diaspora" },
}

/** A row of the market as one stall: an awning, what is said there, and what people do there. */
export function Stall({ id, heading, lead, examples }: Row) {
  const { colours, picture } = cloths[id]
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`stall ${colours}`}>
      <div className="awning" aria-hidden="true" />
      <div className="stall-counter">
        <div className="stall-sign">
          <div className="grid min-w-0 grid-cols-1 gap-3">
            <h2 id={`${id}-heading`} className="text-heading">
              {heading}
            </h2>
            <p className="measure text-ivory-300 text-lg">{lead}</p>
          </div>
          <Tapestry name={picture} className="max-sm:hidden" />
        </div>
        <ul className="stall-uses">
          {examples.map(({ title, text }) => (
            <li key={title} className="panel">
              <h3 className="mb-1 font-bold text-lg">{title}</h3>
              <p className="text-ivory-300">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
