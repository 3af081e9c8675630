import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Badge } from "#app/ui/badge.tsx"
import { Button } from "#app/ui/button.tsx"
import { CheckboxField } from "#app/ui/form/field.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { listingImport as words } from "#content/en/listing-import.ts"
import type { ImportedListings, ImportReport, ImportRow, UnknownValue } from "./import-queries.server.ts"
import { stateText } from "./import-start.tsx"
import { Imported } from "./imported-listings.tsx"
import { MappingForm } from "./mapping-form.tsx"
import { undoDays } from "./options.ts"
import { Report } from "./report.tsx"
import { ValuesForm } from "./values-form.tsx"

/** What was refused, and why. */
export type ImportRefused = { conflict?: string; errors?: { how?: string; ids?: string } }

type Props = {
  found: ImportRow
  samples: { line: number; cells: string[] }[]
  /** Sample cells with non-ASCII letters, which a wrong encoding would damage. Only for a converted file. */
  converted: string[]
  unknown: UnknownValue[]
  report: ImportReport
  listings: ImportedListings
  canTakeBack: boolean
  only?: number
  refused?: ImportRefused
}

/** /admin/listings/import/:id */
export function ImportPage({
  found,
  samples,
  converted,
  unknown,
  report,
  listings,
  canTakeBack,
  only,
  refused,
}: Props) {
  const { timeText } = useStaffTimes()
  const { id, headings, mapping, uploadedAt, by } = found
  const hasLines = samples.length > 0
  const isWaiting = found.importedAt === null
  return (
    <div className="grid grid-cols-1 gap-6">
      <Link
        to={pathTo("/admin/listings/import")}
        data-shortcut="u"
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.toImports}
      </Link>
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-heading wrap-anywhere">{found.fileName}</h1>
          <Badge>{stateText(found)}</Badge>
        </div>
        <p className="text-ivory-300">
          {format(words.list.by, { date: timeText(uploadedAt), name: by ?? words.list.formerly })}
        </p>
      </header>
      {refused?.conflict && <RefusalNotice title={refused.conflict} />}
      {!isWaiting && listings.all > 0 && (
        <Imported id={id} listings={listings} only={only} errors={refused?.errors ?? {}} />
      )}
      {!hasLines && <p>{words.report.gone}</p>}
      {hasLines && isWaiting && found.convertedFrom && (
        <Notice
          tone="info"
          title={format(words.converted.title, { encoding: words.converted.encodings[found.convertedFrom] })}
        >
          <p>{words.converted.text}</p>
          <ul className="mt-2 list-disc ps-5">
            {converted.map((cell) => (
              <li key={cell}>{cell}</li>
            ))}
          </ul>
        </Notice>
      )}
      {hasLines && isWaiting && (
        <Step
          heading={words.mapping.heading}
          isOpen={found.checkedAt === null}
          summary={words.mapping.change}
        >
          <MappingForm {...{ headings, mapping, samples }} isAgain={found.checkedAt !== null} />
        </Step>
      )}
      {hasLines && isWaiting && <ValuesForm unknown={unknown} />}
      {hasLines && found.checkedAt && (
        <section aria-labelledby="report" className="grid grid-cols-1 gap-4">
          <h2 id="report" className="font-sans text-lg font-bold">
            {isWaiting ? words.report.heading : words.report.done}
          </h2>
          <Report id={id} report={report} isDone={!isWaiting} />
        </section>
      )}
      {hasLines && isWaiting && <ImportForm found={found} report={report} />}
      {canTakeBack && !found.takenBackAt && listings.untouched > 0 && (
        <TakeBack count={listings.untouched} stay={listings.all - listings.untouched} />
      )}
    </div>
  )
}

function Step({
  heading,
  isOpen,
  summary,
  children,
}: {
  heading: string
  isOpen: boolean
  summary: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby="mapping" className="panel grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 id="mapping" className="font-sans text-lg font-bold">
        {heading}
      </h2>
      {isOpen ? (
        children
      ) : (
        <details>
          <summary className="min-h-9 cursor-pointer text-gold-400 underline">{summary}</summary>
          <div className="mt-4">{children}</div>
        </details>
      )}
    </section>
  )
}

function ImportForm({ found, report: { counts } }: Pick<Props, "found" | "report">) {
  const busy = useNavigation().state !== "idle"
  const adds = counts.new + counts.alike > 0
  const canImport = found.checkedAt !== null && (adds || counts.change > 0)
  return (
    <Form method="post" className="panel grid max-w-3xl grid-cols-1 gap-4 p-4 sm:p-6">
      {found.checkedAt && (
        <>
          <h2 className="font-sans text-lg font-bold">{words.import.heading}</h2>
          <p className="text-ivory-300">{canImport ? words.import.text : words.import.nothing}</p>
          {adds && <p className="text-ivory-300">{words.promise}</p>}
          <input type="hidden" name="seen" value={found.checkedAt.toISOString()} />
          {counts.alike > 0 && (
            <CheckboxField name="withAlike" label={format(words.import.alike, { count: counts.alike })} />
          )}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {canImport && (
          <Button name="intent" value="import" variant="gold" disabled={busy}>
            {format(words.import[counts.change === 0 ? "submit" : adds ? "submitBoth" : "submitChanges"], {
              count: counts.new,
              changed: counts.change,
            })}
          </Button>
        )}
        <Button name="intent" value="discard" variant="outline" disabled={busy}>
          {words.import.discard}
        </Button>
      </div>
    </Form>
  )
}

function TakeBack({ count, stay }: { count: number; stay: number }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="panel grid max-w-3xl grid-cols-1 gap-3 p-4">
      <h2 className="font-sans text-lg font-bold">{words.takeBack.heading}</h2>
      <p className="text-ivory-300">{format(words.takeBack.text, { days: undoDays })}</p>
      {stay > 0 && <p className="text-ivory-300">{format(words.takeBack.stay, { count: stay })}</p>}
      <Button
        name="intent"
        value="take-back"
        variant="destructive"
        disabled={busy}
        className="justify-self-start"
      >
        {format(stay > 0 ? words.takeBack.submitSome : words.takeBack.submit, { count })}
      </Button>
    </Form>
  )
}
