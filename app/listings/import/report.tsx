import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { TextArea, TextField } from "#app/ui/form/field.tsx"
import { listingImport } from "#content/en/listing-import.ts"
import type { LineVerdict } from "../import-options.ts"
import type { ImportReport, ReportLine } from "./import-queries.server.ts"
import { cellName } from "./report-forms.ts"
import { alikeText, changeTexts, fieldText } from "./report-text.ts"

const words = listingImport.report
/** Shown even if zero. The others are shown only above zero. */
const always: readonly string[] = ["new", "incomplete", "alike", "refused"]
const verdicts = ["new", "change", "unchanged", "incomplete", "alike", "refused"] as const satisfies (
  | LineVerdict
  | "incomplete"
)[]

/** Number of lines for each verdict, and the lines that staff have to check. */
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
      {(["refused", "incomplete"] as const).map((key) => (
        <Mending key={key} canMend={!isDone && report[key].length > 0}>
          <Lines
            title={words.counts[key]}
            text={key === "incomplete" ? words.incompleteText : undefined}
            lines={report[key]}
            count={report.counts[key]}
          >
            {(line) => <Findings line={line} canMend={!isDone} />}
          </Lines>
        </Mending>
      ))}
      <Lines
        title={isDone ? words.changedLines : words.counts.change}
        lines={report.change}
        count={report.counts.change}
      >
        {({ changes, listingId }) => (
          <>
            {changeTexts(changes ?? {}).map(({ field, text }) => (
              <p key={field}>
                <span className="font-semibold">{field}:</span> {text}
              </p>
            ))}
            <ListingLink id={listingId} />
          </>
        )}
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
      {verdicts
        .filter((verdict) => always.includes(verdict) || counts[verdict] > 0)
        .map((verdict) => (
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

function Mending({ canMend, children }: { canMend: boolean; children: ReactNode }) {
  const busy = useNavigation().state !== "idle"
  if (!canMend) return children
  return (
    <Form method="post" noValidate className="grid grid-cols-1 gap-3">
      {children}
      <Button name="intent" value="mend" variant="secondary" disabled={busy} className="justify-self-start">
        {words.mend}
      </Button>
    </Form>
  )
}

/** Findings of a line by field, with an input to correct the cell. Unknown values are decided for the whole file instead. */
function Findings({ line: { line, findings, listingId }, canMend }: { line: ReportLine; canMend: boolean }) {
  const fields = [...new Set(findings.map(({ field }) => field))]
  return (
    <>
      {fields.map((field) => {
        const found = findings.filter((finding) => finding.field === field)
        const [{ wholeCell = "", isUnknownValue = false } = {}] = found
        const messages = [...new Set(found.map(({ message }) => message))]
        if (!canMend || field === null || isUnknownValue)
          return messages.map((message) => (
            <p key={`${field} ${message}`}>
              <span className="font-semibold">{fieldText(field)}:</span>{" "}
              {wholeCell ? format(words.why, { message, cell: short(wholeCell) }) : message}
            </p>
          ))
        const name = cellName(line, field)
        const Input = wholeCell.length > longLine || wholeCell.includes("\n") ? TextArea : TextField
        return (
          <div key={field}>
            <input type="hidden" name={`was-${name}`} value={wholeCell} />
            <Input
              {...{ name }}
              label={fieldText(field)}
              hint={messages.join(" ")}
              defaultValue={wholeCell}
              required
            />
          </div>
        )
      })}
      <ListingLink id={listingId} />
    </>
  )
}

function ListingLink({ id }: { id: number | null }) {
  if (id === null) return null
  return (
    <Link to={pathTo("/admin/listings/:id", { id })} className="justify-self-start text-gold-400 underline">
      {words.openListing}
    </Link>
  )
}

/** Longer cells get a multi-line input, and are truncated where they are only shown. */
const longLine = 80
const short = (cell: string) => (cell.length > longLine ? `${cell.slice(0, longLine)}…` : cell)

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
  text?: string
  lines: ReportLine[]
  count: number
  children: (line: ReportLine) => ReactNode
}

function Lines({ title, text, lines, count, children }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="font-sans font-bold">{title}</h3>
      {text && <p className="max-w-3xl text-sm text-ivory-300">{text}</p>}
      {count > lines.length && (
        <p className="text-sm text-ivory-300">{format(words.shown, { count: lines.length })}</p>
      )}
      <ul className="grid">
        {lines.map((line) => (
          <li
            key={line.line}
            className="grid gap-1 border-t border-ink-700 py-2 sm:grid-cols-[5rem_14rem_1fr] sm:gap-4"
          >
            <span className="text-ivory-300">{format(words.otherLine, { line: line.line })}</span>
            <span className="font-semibold wrap-anywhere">{line.name}</span>
            <div className="grid gap-2 wrap-anywhere">{children(line)}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
