import type { ReactNode } from "react"
import { Link } from "react-router"
import type { LineVerdict } from "#app/platform/business/import-options.ts"
import { fill } from "#app/platform/fill.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { listingImport } from "#content/en/listing-import.ts"
import type { ImportReport, ReportLine } from "./import-queries.server.ts"
import { alikeText, fieldText } from "./report-text.ts"

const words = listingImport.report
const verdicts = ["new", "alike", "refused"] as const satisfies LineVerdict[]

/** What would become of the lines, in numbers, and those that somebody has to look at. */
export function Report({ id, report, isDone }: { id: number; report: ImportReport; isDone: boolean }) {
  return (
    <>
      {!isDone && <Counts counts={report.counts} />}
      <a
        href={pathTo("/admin/listings/import/:id/report.csv", { id })}
        download
        className={`${buttonClass({ variant: "secondary", size: "sm" })} justify-self-start`}
      >
        {words.download}
      </a>
      <Lines title={words.counts.refused} lines={report.refused} count={report.counts.refused}>
        {({ findings }) =>
          findings.map(({ field, message, cell }) => (
            <p key={`${field} ${message}`}>
              <span className="font-semibold">{fieldText(field)}:</span>{" "}
              {cell ? fill(words.why, { message, cell }) : message}
            </p>
          ))
        }
      </Lines>
      <Lines title={words.counts.alike} lines={report.alike} count={report.counts.alike}>
        {({ alike }) => alike && <Alike alike={alike} />}
      </Lines>
    </>
  )
}

function Counts({ counts }: Pick<ImportReport, "counts">) {
  return (
    <dl className="flex flex-wrap gap-3">
      {verdicts.map((verdict) => (
        <div
          key={verdict}
          className="panel flex min-w-40 grow items-center justify-between gap-1 p-4 sm:grid sm:grow-0"
        >
          <dt className="text-ivory-300">{words.counts[verdict]}</dt>
          <dd className="text-2xl font-bold tabular-nums">{counts[verdict]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Alike({ alike }: { alike: NonNullable<ReportLine["alike"]> }) {
  if (!alike.listing) return <p>{alikeText(alike)}</p>
  return (
    <p>
      <Link to={pathTo("/admin/listings/:id", { id: alike.listing.id })} className="text-gold-400 underline">
        {alikeText(alike)}
      </Link>
    </p>
  )
}

type LinesProps = {
  title: string
  lines: ReportLine[]
  count: number
  children: (line: ReportLine) => ReactNode
}

function Lines({ title, lines, count, children }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="font-sans font-bold">{title}</h3>
      {count > lines.length && (
        <p className="text-sm text-ivory-300">{fill(words.shown, { count: lines.length })}</p>
      )}
      <ul className="grid">
        {lines.map((line) => (
          <li
            key={line.line}
            className="grid gap-1 border-t border-ink-700 py-2 sm:grid-cols-[5rem_14rem_1fr] sm:gap-4"
          >
            <span className="text-ivory-300">{fill(words.otherLine, { line: line.line })}</span>
            <span className="font-semibold wrap-anywhere">{line.name}</span>
            <div className="wrap-anywhere">{children(line)}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
