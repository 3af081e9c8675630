import type { ReactNode } from "react"
import { Link } from "react-router"
import { timeText } from "#app/platform/date-text.ts"
import { countText, fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import { Badge } from "#app/ui/badge.tsx"
import { buttonClass } from "#app/ui/button.tsx"
import { adminDashboard as words } from "#content/en/admin-dashboard.ts"
import { site } from "#content/en/site.ts"
import type { Counter, findMailHealth, listNextEvents, listWaiting } from "./dashboard.server.ts"
import { dashboardCap } from "./options.ts"
import type { WaitingKind } from "./promises.ts"

type Props = {
  counts: Record<Counter, number>
  waiting: Awaited<ReturnType<typeof listWaiting>>
  mail: Awaited<ReturnType<typeof findMailHealth>>
  events: Awaited<ReturnType<typeof listNextEvents>>
  /** What the merchant directory shows, in words. */
  stage: string
  now: Date
  /** What happened last, newest first. */
  activity: { id: number; at: Date; text: ReactNode }[]
}

const counters: Record<Counter, string> = {
  articles: "/admin/articles",
  events: "/admin/events?status=upcoming",
  submissions: "/admin/submissions?status=pending",
  merchants: "/admin/merchants?status=pending",
  contacts: "/admin/contacts?status=unread",
}

const textLink = "inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"

/** What there is, what waits for somebody, and what happened last. */
export function Dashboard({ counts, waiting, mail, events, stage, now, activity }: Props) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-heading">{words.title}</h1>
      <ul aria-label={words.countersLabel} className="grid grid-cols-2 gap-3 lg:grid-cols-3 xl:grid-cols-5">
        {(Object.keys(counters) as Counter[]).map((counter) => (
          <li key={counter} className="grid last:max-lg:odd:col-span-2">
            <Link
              to={counters[counter]}
              className="panel grid content-between gap-1 p-4 hover:border-gold-400"
            >
              <span className="text-ivory-300">{words.counters[counter]}</span>
              <span className="text-3xl font-bold tabular-nums">
                {cappedCount(counts[counter], dashboardCap)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Part id="actions" heading={words.actions.heading}>
        <ul className="flex flex-wrap gap-3">
          {words.actions.list.map(({ label, href }, index) => (
            <li key={href}>
              <Link
                to={href}
                className={buttonClass({ variant: index === 0 ? "gold" : "secondary", size: "sm" })}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <Waiting waiting={waiting} now={now} />
          <Part id="activity" heading={words.activity.heading}>
            {activity.length === 0 && <p>{words.activity.none}</p>}
            <ol className="grid empty:hidden">
              {activity.map(({ id, at, text }) => (
                <li key={id} className="border-t border-ink-700 py-2">
                  <p>{text}</p>
                  <time dateTime={at.toISOString()} className="text-sm text-ivory-300">
                    {timeText(at)}
                  </time>
                </li>
              ))}
            </ol>
            <More to="/admin/audit">{words.activity.all}</More>
          </Part>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Part id="events" heading={words.events.heading}>
            {events.length === 0 && <p>{words.events.none}</p>}
            <ul className="grid empty:hidden">
              {events.map(({ id, title, startsAt }) => (
                <li key={id} className="border-t border-ink-700 py-2">
                  <Link
                    to={`/admin/events/${id}`}
                    aria-label={fill(words.events.openOf, { name: title })}
                    className={textLink}
                  >
                    {title}
                  </Link>
                  <p className="text-sm text-ivory-300">{timeText(startsAt)}</p>
                </li>
              ))}
            </ul>
            <More to="/admin/events">{words.events.all}</More>
          </Part>
          <MailHealth mail={mail} now={now} />
          <Part id="directory" heading={words.stage.heading}>
            <p>{fill(words.stage.text, { stage })}</p>
            <More to="/admin/settings">{words.stage.change}</More>
          </Part>
        </div>
      </div>
    </div>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-1 gap-3 p-4">
      <h2 id={id} className="font-sans text-lg font-bold">
        {heading}
      </h2>
      {children}
    </section>
  )
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Link to={to} className={textLink}>
        {children}
      </Link>
    </p>
  )
}

const places: Record<WaitingKind, string> = {
  story: "/admin/submissions",
  merchant: "/admin/merchants",
  contact: "/admin/contacts",
}

function Waiting({ waiting, now }: Pick<Props, "waiting" | "now">) {
  const { kinds, openOf, since, late, due, heading, promised, nothing } = words.waiting
  return (
    <Part id="waiting" heading={heading}>
      <p className="text-sm text-ivory-300">{promised}</p>
      {waiting.length === 0 && <p>{nothing}</p>}
      <ul className="grid empty:hidden">
        {waiting.map(({ kind, id, name, sentAt, promisedBy }) => {
          const isLate = promisedBy !== null && promisedBy < now
          return (
            <li key={`${kind} ${id}`} className="grid gap-x-4 border-t border-ink-700 py-2">
              <div className="flex flex-wrap items-center gap-x-3">
                <Badge>{kinds[kind]}</Badge>
                <Link
                  to={`${places[kind]}/${id}`}
                  aria-label={fill(openOf[kind], { name })}
                  className={textLink}
                >
                  {name}
                </Link>
              </div>
              <p className="flex flex-wrap gap-x-3 text-sm text-ivory-300">
                <span>{fill(since, { date: timeText(sentAt) })}</span>
                {promisedBy && (
                  <span className={isLate ? "font-semibold text-ember-text" : undefined}>
                    {fill(isLate ? late : due, { date: timeText(promisedBy) })}
                  </span>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

/** A mail server that is away for so long is worth a look. */
const slowMs = 15 * 60 * 1000

function MailHealth({ mail: { queued, dead, oldestQueuedAt }, now }: Pick<Props, "mail" | "now">) {
  const { heading, good, oldest, slow, open } = words.mail
  const isSlow = oldestQueuedAt !== null && now.getTime() - oldestQueuedAt.getTime() > slowMs
  return (
    <Part id="mail" heading={heading}>
      {queued === 0 ? (
        <p>{good}</p>
      ) : (
        <p>
          {countText(words.mail.queued, queued, site.locale)}{" "}
          {oldestQueuedAt && fill(oldest, { date: timeText(oldestQueuedAt) })}
        </p>
      )}
      {isSlow && <p className="font-semibold text-ember-text">{slow}</p>}
      <p className={dead > 0 ? "font-semibold text-ember-text" : undefined}>
        {countText(words.mail.dead, dead, site.locale)}
      </p>
      <More to={dead > 0 ? "/admin/mail?status=dead" : "/admin/mail"}>{open}</More>
    </Part>
  )
}
