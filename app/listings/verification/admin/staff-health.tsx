import type { ReactNode } from "react"
import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { cappedCount } from "#app/lib/list/capped-count.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffTime, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { phoneHref } from "#app/listings/public-links.ts"
import { Badge } from "#app/ui/badge.tsx"
import { listingVerification } from "#content/en/listing-verification.ts"
import { answerText } from "../answer-text.ts"
import type { findHealth, HealthRow } from "./staff-queries.server.ts"

const words = listingVerification.staff
const textLink = "inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"

/** Verification statistics of the directory, with lists of what staff should do. */
export function DirectoryHealth({
  counts,
  toAsk,
  doubted,
  reports,
  toArchive,
}: Awaited<ReturnType<typeof findHealth>>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-heading">{words.title}</h1>
      <p className="max-w-prose text-ivory-300">{words.lead}</p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        {(["confirmed", "ageing", "doubtful", "unconfirmed"] as const).map((state) => (
          <div key={state} className="panel grid gap-1 p-4">
            <dt className="text-ivory-300">{words.states[state]}</dt>
            <dd className="font-bold text-3xl tabular-nums">{cappedCount(counts[state])}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Part id="ask" heading={words.toAsk} text={words.toAskText} isEmpty={toAsk.length === 0}>
          {toAsk.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Part>
        <Part id="doubted" heading={words.doubted} text={words.doubtedText} isEmpty={doubted.length === 0}>
          {doubted.map((row) => (
            <Row key={row.id} row={row}>
              {row.isForStaff && <Badge tone="ember">{words.forStaff}</Badge>}
            </Row>
          ))}
        </Part>
        <Part id="reports" heading={words.reports} isEmpty={reports.length === 0}>
          {reports.map(({ id, listingId, businessName, answer, at }) => (
            <li key={id} className="border-ink-700 border-t py-2">
              <Open id={listingId} name={businessName} />
              <p className="text-ivory-300 text-sm">
                {answerText(answer)}, <StaffTime at={at} />
              </p>
            </li>
          ))}
        </Part>
        <Part
          id="archive"
          heading={words.toArchive}
          text={words.toArchiveText}
          isEmpty={toArchive.length === 0}
        >
          {toArchive.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Part>
      </div>
    </div>
  )
}

type PartProps = { id: string; heading: string; text?: string; isEmpty: boolean; children: ReactNode }

function Part({ id, heading, text, isEmpty, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-1 gap-2 p-4">
      <h2 id={id} className="font-bold font-sans text-lg">
        {heading}
      </h2>
      {text && <p className="text-ivory-300 text-sm">{text}</p>}
      {isEmpty ? <p>{words.nothing}</p> : <ul className="grid">{children}</ul>}
    </section>
  )
}

function Open({ id, name }: { id: number; name: string }) {
  return (
    <Link
      to={pathTo("/admin/listing-health/:id", { id })}
      aria-label={format(words.openOf, { business: name })}
      className={textLink}
    >
      {name}
    </Link>
  )
}

function Row({
  row: { id, businessName, confirmedAt, doubtedAt, phone },
  children,
}: {
  row: HealthRow
  children?: ReactNode
}) {
  const { dateText } = useStaffTimes()
  const confirmed = confirmedAt
    ? format(words.confirmedOn, { date: dateText(confirmedAt) })
    : words.neverConfirmed
  return (
    <li className="border-ink-700 border-t py-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <Open id={id} name={businessName} />
        {children}
      </div>
      <p className="flex flex-wrap gap-x-3 text-ivory-300 text-sm">
        <span>{confirmed}</span>
        {doubtedAt && <span>{format(words.doubtedOn, { date: dateText(doubtedAt) })}</span>}
        {phone && (
          <a href={phoneHref(phone)} className="text-gold-400 underline">
            {phone}
          </a>
        )}
      </p>
    </li>
  )
}
