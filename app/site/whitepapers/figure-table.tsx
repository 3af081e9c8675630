import { format } from "#app/lib/text/format.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { type FigureTableName, figureRows } from "./figures.ts"

const words = whitepapers.table

/** Figures with their sources and doubts (ruling 19): in columns on wide pages, stacked on a phone. */
export function FigureTable({ name }: { name: FigureTableName }) {
  return (
    <div className="panel">
      <table className="block md:table">
        <caption className="block p-5 text-start font-bold text-lg md:table-caption">
          {words.captions[name]}
        </caption>
        <thead className="max-md:visually-hidden">
          <tr>
            {[words.figure, words.value, words.source].map((heading) => (
              <th key={heading} scope="col" className="px-5 pb-3 text-start text-ivory-400 text-sm">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {figureRows(name).map((row) => (
            <FigureRow key={row.id} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cell = "block px-5 text-start align-top md:table-cell md:py-4"

function FigureRow({ label, value, note, source, doubt }: ReturnType<typeof figureRows>[number]) {
  return (
    <tr className="block border-ink-700 border-t py-4 md:table-row">
      <th scope="row" className={`${cell} font-semibold md:w-1/3`}>
        {label}
        {note && <span className="block pt-1 font-normal text-ivory-300 text-sm">{note}</span>}
      </th>
      <td className={`${cell} pt-2 font-semibold text-gold-400 text-xl tabular-nums`}>{value}</td>
      <td className={`${cell} pt-1 text-ivory-300 text-sm`}>
        {format(words.sourceOf, { source })}
        {doubt && (
          <span className="mt-3 block border-s-4 border-s-indigo bg-ink-800 px-4 py-3 text-ivory-300">
            <b className="block text-indigo-text">{words.doubt}</b>
            {doubt}
          </span>
        )}
      </td>
    </tr>
  )
}
