import { pathTo } from "#app/lib/http/path-to.ts"
import { QrCode } from "#app/ui/copy/qr-code.tsx"
import { ListingTile } from "#app/ui/own-cloth/listing-tile.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { merchantsOverview } from "#content/en/merchants-overview.ts"

const words = merchantsOverview.kit

/** The poster and the terminal of a listed shop, as small illustrations with sample data. */
export function CounterKit({ publicUrl }: { publicUrl: string }) {
  return (
    <Section id="kit" heading={words.heading}>
      <ul className="grid gap-4 md:grid-cols-2">
        <li className="panel grid items-center gap-5 p-5 sm:grid-cols-[9rem_1fr]">
          <div className="w-36 justify-self-center overflow-hidden rounded-card bg-[#fff] text-center text-xs text-[#000]">
            <ListingTile publicId="sample-poster" rows={1} className="block w-full" />
            <p className="px-2 pt-2 font-bold">{words.poster.on}</p>
            <QrCode
              text={publicUrl + pathTo("/merchants")}
              label={words.poster.code}
              className="mx-auto w-28"
            />
            <p className="pb-2">{words.sample}</p>
          </div>
          <Words {...words.poster} />
        </li>
        <li className="panel grid items-center gap-5 p-5 sm:grid-cols-[9rem_1fr]">
          <div
            aria-hidden="true"
            className="grid w-36 gap-2 justify-self-center rounded-card border border-ink-600 bg-ink-950 p-2 text-center text-sm"
          >
            <p className="text-lg font-bold tabular-nums">{words.terminal.price}</p>
            <ol className="grid grid-cols-3 gap-1">
              {words.terminal.keys.map((key) => (
                <li key={key} className="rounded-control bg-ink-700">
                  {key}
                </li>
              ))}
            </ol>
            <p className="rounded-control bg-gold font-semibold text-ink">{words.terminal.button}</p>
          </div>
          <Words {...words.terminal} />
        </li>
      </ul>
    </Section>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="mb-1 text-lg font-bold">{title}</h3>
      <p className="text-ivory-300">{text}</p>
    </div>
  )
}
