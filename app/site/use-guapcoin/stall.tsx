import { format } from "#app/lib/text/format.ts"
import { FoldOnPhones } from "#app/ui/folding/fold-on-phones.tsx"
import { Illustration, type IllustrationName } from "#app/ui/illustration.tsx"
import { useGuapcoin } from "#content/en/use-guapcoin.ts"

type Row = (typeof useGuapcoin.sections)[number]

/** Each section has its own pattern: two colors for its awning, the first also for its line, and a picture. */
const cloths: Record<Row["id"], { colours: string; picture: IllustrationName }> = {
  business: { colours: "warp-gold weft-ember", picture: "salon" },
  arts: { colours: "warp-ember weft-ivory", picture: "drums" },
  education: { colours: "warp-leaf weft-gold", picture: "library" },
  everyday: { colours: "warp-indigo weft-ivory", picture: "family" },
  development: { colours: "warp-gold weft-indigo", picture: "savings" },
  sustainability: { colours: "warp-leaf weft-ivory", picture: "garden" },
  housing: { colours: "warp-ember weft-indigo", picture: "doorway" },
  tech: { colours: "warp-indigo weft-leaf", picture: "workshop" },
  special: { colours: "warp-gold weft-ivory", picture: "festival" },
}

/** Number of visible examples of five or six; the rest is collapsed. Wide windows show all in one line. */
const folded = 3

/** One section as a market stall: an awning, a lead, and examples. */
export function Stall({ id, heading, lead, examples }: Row) {
  const { colours, picture } = cloths[id]
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`stall ${colours}`}>
      <div className="awning" aria-hidden="true" />
      <div className="stall-counter">
        <div className="stall-sign">
          <div className="grid min-w-0 grid-cols-1 gap-2 sm:gap-3">
            <h2 id={`${id}-heading`} className="text-heading">
              {heading}
            </h2>
            <p className="measure text-ivory-300 sm:text-lg">{lead}</p>
          </div>
          <Illustration name={picture} className="max-sm:hidden" />
        </div>
        <Uses examples={examples.slice(0, -folded)} />
        <FoldOnPhones summary={format(useGuapcoin.more, { count: folded })}>
          <Uses examples={examples.slice(-folded)} />
        </FoldOnPhones>
      </div>
    </section>
  )
}

function Uses({ examples }: { examples: readonly Row["examples"][number][] }) {
  return (
    <ul className="stall-uses">
      {examples.map(({ title, text }) => (
        <li key={title} className="sm:panel">
          <h3 className="font-bold sm:mb-1 sm:text-lg">{title}</h3>
          <p className="text-ivory-300 max-sm:text-[0.9375rem]">{text}</p>
        </li>
      ))}
    </ul>
  )
}
