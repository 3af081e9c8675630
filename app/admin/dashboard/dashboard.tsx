import type { ReactNode } from "react"
import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { cappedCount } from "#app/lib/list/capped-count.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { StaffTime, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { type Verification, verificationStates } from "#app/listings/listing/listing-options.ts"
import { DeferredNotice } from "#app/review/deferred-notice.tsx"
import { Badge } from "#app/ui/badge.tsx"
import { buttonClass } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminDashboard as words } from "#content/en/admin-dashboard.ts"
import { adminStatus as status } from "#content/en/admin-status.ts"
import { site } from "#content/en/site.ts"
import type {
  findMailHealth,
  listCounters,
  listNextEvents,
  listQuickActions,
  listWaiting,
} from "./dashboard.server.ts"
import { dashboardCap } from "./options.ts"

/** Number of listings by verification. */
type DirectoryHealth = Record<Verification, number>

/** Null if a part could not be read: it is left out, and the page says so. */
type Props = {
  counters: Awaited<ReturnType<typeof listCounters>> | null
  actions: ReturnType<typeof listQuickActions>
  waiting: Awaited<ReturnType<typeof listWaiting>> | null
  mail: Awaited<ReturnType<typeof findMailHealth>> | null
  events: Awaited<ReturnType<typeof listNextEvents>> | null
  /** Stage of the merchant directory, as text. */
  stage: string | null
  health: DirectoryHealth | null
  now: Date
  /** Latest audit entries, newest first. */
  activity: { id: number; at: Date; text: ReactNode }[] | undefined
}

const textLink = "inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"

/** The dashboard: counters, waiting items, and recent activity. */
export function Dashboard({ counters, actions, waiting, mail, events, stage, health, now, activity }: Props) {
  const isWhole = counters && waiting && mail && events && stage && health && activity
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-heading">{words.title}</h1>
      {!isWhole && (
        <Notice tone="error" title={status.unreadable}>
          <Link to={pathTo("/admin/status")} className={textLink}>
            {status.title}
          </Link>
        </Notice>
      )}
      <ul
        aria-label={words.countersLabel}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-3 empty:hidden lg:grid-cols-5"
      >
        {counters?.map(({ label, href, count, also }) => (
          // Subgrid: the numbers of a row align, however long their labels and notes are.
          <li
            key={href}
            className="row-span-3 grid grid-cols-1 grid-rows-subgrid last:max-lg:odd:col-span-full"
          >
            <Link
              to={href}
              className="panel row-span-3 grid grid-cols-1 grid-rows-subgrid gap-1 p-4 hover:border-gold-400"
            >
              <span className="text-ivory-300 wrap-anywhere">{label}</span>
              <span className="text-3xl font-bold tabular-nums">{cappedCount(count, dashboardCap)}</span>
              {also && <span className="text-sm text-ivory-300">{also}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <Part id="actions" heading={words.actions.heading}>
        <ul className="flex flex-wrap gap-3">
          {actions.map(({ label, href }, index) => (
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
          {waiting && <Waiting waiting={waiting} now={now} />}
          <Part id="activity" heading={words.activity.heading}>
            {activity?.length === 0 && <p>{words.activity.none}</p>}
            <ol className="grid empty:hidden">
              {activity?.map(({ id, at, text }) => (
                <li key={id} className="border-t border-ink-700 py-2">
                  <p>{text}</p>
                  <time dateTime={at.toISOString()} className="text-sm text-ivory-300">
                    <StaffTime at={at} />
                  </time>
                </li>
              ))}
            </ol>
            <More to={pathTo("/admin/audit")}>{words.activity.all}</More>
          </Part>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Part id="events" heading={words.events.heading}>
            {events?.length === 0 && <p>{words.events.none}</p>}
            <ul className="grid empty:hidden">
              {events?.map(({ id, title, startsAt }) => (
                <li key={id} className="border-t border-ink-700 py-2">
                  <Link
                    to={pathTo("/admin/events/:id", { id })}
                    aria-label={format(words.events.openOf, { name: title })}
                    className={textLink}
                  >
                    {title}
                  </Link>
                  <p className="text-sm text-ivory-300">
                    <StaffTime at={startsAt} />
                  </p>
                </li>
              ))}
            </ul>
            <More to={pathTo("/admin/events")}>{words.events.all}</More>
          </Part>
          {mail && <MailHealth mail={mail} now={now} />}
          <Part id="directory" heading={words.stage.heading}>
            {health && <Health counts={health} />}
            {stage && <p>{format(words.stage.text, { stage })}</p>}
            <More to={pathTo("/admin/settings")}>{words.stage.change}</More>
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

function Waiting({ waiting, now }: { waiting: NonNullable<Props["waiting"]>; now: Date }) {
  const { timeText } = useStaffTimes()
  const { since, late, due, heading, promised, nothing } = words.waiting
  return (
    <Part id="waiting" heading={heading}>
      <p className="text-sm text-ivory-300">{promised}</p>
      {waiting.length === 0 && <p>{nothing}</p>}
      <ul className="grid empty:hidden">
        {waiting.map(({ key, mark, name, label, href, sentAt, promisedBy }) => {
          const isLate = promisedBy !== null && promisedBy < now
          return (
            <li key={key} className="grid gap-x-4 border-t border-ink-700 py-2">
              <div className="flex flex-wrap items-center gap-x-3">
                <Badge>{mark}</Badge>
                <Link to={href} aria-label={label} className={textLink}>
                  {name}
                </Link>
              </div>
              <p className="flex flex-wrap gap-x-3 text-sm text-ivory-300">
                <span>{format(since, { date: timeText(sentAt) })}</span>
                {promisedBy && (
                  <span className={isLate ? "font-semibold text-ember-text" : undefined}>
                    {format(isLate ? late : due, { date: timeText(promisedBy) })}
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

function Health({ counts }: { counts: DirectoryHealth }) {
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-4 gap-y-2">
        {verificationStates.map((state) => (
          <div key={state} className="flex flex-wrap justify-between gap-x-3 border-t border-ink-700 pt-2">
            <dt className="text-ivory-300">{words.health.states[state]}</dt>
            <dd className="font-bold tabular-nums">{cappedCount(counts[state])}</dd>
          </div>
        ))}
      </dl>
      <More to={pathTo("/admin/listing-health")}>{words.health.open}</More>
    </>
  )
}

/** Age of the oldest queued mail at which staff should check the mail server. */
const slowMs = 15 * 60 * 1000

function MailHealth({
  mail: { queued, dead, deferred, oldestQueuedAt },
  now,
}: {
  mail: NonNullable<Props["mail"]>
  now: Date
}) {
  const { timeText } = useStaffTimes()
  const { heading, good, oldest, slow, open } = words.mail
  const isSlow = oldestQueuedAt !== null && now.getTime() - oldestQueuedAt.getTime() > slowMs
  return (
    <Part id="mail" heading={heading}>
      {queued === 0 ? (
        <p>{good}</p>
      ) : (
        <p>
          {formatCount(words.mail.queued, queued, site.locale)}{" "}
          {oldestQueuedAt && format(oldest, { date: timeText(oldestQueuedAt) })}
        </p>
      )}
      {isSlow && <p className="font-semibold text-ember-text">{slow}</p>}
      <DeferredNotice count={deferred} />
      <p className={dead > 0 ? "font-semibold text-ember-text" : undefined}>
        {formatCount(words.mail.dead, dead, site.locale)}
      </p>
      <More to={dead > 0 ? `${pathTo("/admin/mail")}?status=dead` : pathTo("/admin/mail")}>{open}</More>
    </Part>
  )
}
