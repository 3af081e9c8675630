import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { StaffTime, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { adminStatus as words } from "#content/en/admin-status.ts"
import { site } from "#content/en/site.ts"
import { BackupFacts } from "./backup-facts.tsx"
import { bytesText } from "./bytes-text.ts"
import { type CheckId, type CheckState, checkStatus, type Gap, listGaps, type Status } from "./checks.ts"

const textLink = "inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"
const number = (value: number) => value.toLocaleString(site.locale)

/** The site's status in one sentence; then the checks that need action, and the details. */
export function StatusPage(status: Status) {
  const { timeText } = useStaffTimes()
  const checks = checkStatus(status)
  const gaps = listGaps(status)
  const those = (state: CheckState) => checks.filter((check) => check.state === state).map(({ id }) => id)
  const [red, warn] = [those("red"), those("warn")]
  const { instance, database, mail, now } = status
  const { pages, uploads } = instance
  const none = words.none
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h1 className="text-heading">{words.title}</h1>
        <p className="text-lg font-semibold">{verdict(red.length, warn.length, gaps.length)}</p>
        <p className="text-sm text-ivory-300">{format(words.asOf, { date: timeText(now) })}</p>
      </div>
      <Advice id="troubles" words={words.troubles} names={red} isUrgent />
      <Advice id="soon" words={{ ...words.troubles, heading: words.troubles.soon }} names={warn} />
      <Advice id="gaps" words={words.gaps} names={gaps} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Facts heading={words.checks.heading}>
          {checks.map(({ id, state }) => (
            <Fact key={id} name={words.checks.names[id]} empty={none}>
              {state === "red" ? (
                <strong className="text-ember-text">{words.checks.states.red}</strong>
              ) : (
                words.checks.states[state]
              )}
            </Fact>
          ))}
        </Facts>
        <Facts heading={words.database.heading}>
          <Fact name={words.database.where} empty={none}>
            {instance.database.where}
          </Fact>
          <Fact name={words.database.version} empty={words.notRead}>
            {database && format(words.database.versionText, { version: database.version })}
          </Fact>
          <Fact name={words.database.size} empty={words.notRead}>
            {database && bytesText(database.bytes)}
          </Fact>
          <Fact name={words.database.migrations} empty={words.notRead}>
            {database &&
              format(words.database.migrationsText, { done: database.migrations, all: instance.migrations })}
          </Fact>
          <Fact
            name={words.database.checksums}
            empty={database ? words.database.checksumsOff : words.notRead}
          >
            {typeof database?.checksumFailures === "number" &&
              formatCount(words.database.checksumFailures, database.checksumFailures, site.locale)}
          </Fact>
        </Facts>
        <Facts heading={words.mail.heading}>
          <Fact name={words.mail.queued} empty={words.notRead}>
            {mail && number(mail.queued)}
          </Fact>
          <Fact name={words.mail.oldest} empty={mail ? none : words.notRead}>
            {mail?.oldestQueuedAt && <StaffTime at={mail.oldestQueuedAt} />}
          </Fact>
          <Fact name={words.mail.dead} empty={words.notRead}>
            {mail && number(mail.dead)}
          </Fact>
          <Fact name={words.mail.lastSent} empty={mail ? words.mail.never : words.notRead}>
            {mail?.lastSentAt && <StaffTime at={mail.lastSentAt} />}
          </Fact>
          <Fact name={words.mail.all} empty={none}>
            <Link to={pathTo("/admin/mail")} className={textLink}>
              {words.openMail}
            </Link>
          </Fact>
        </Facts>
        <Facts heading={words.uploads.heading}>
          <Fact name={words.uploads.where} empty={none}>
            <code>{uploads.where}</code>
          </Fact>
          <Fact name={words.uploads.free} empty={words.uploads.unknown}>
            {uploads.freeBytes !== null && bytesText(uploads.freeBytes)}
          </Fact>
        </Facts>
        {pages && (
          <Facts heading={words.pages.heading}>
            <Fact name={words.pages.count} empty={none}>
              {number(pages.pages)}
            </Fact>
            <Fact name={words.pages.size} empty={none}>
              {bytesText(pages.bytes)}
            </Fact>
            <Fact name={words.pages.hits} empty={none}>
              {number(pages.hits)}
            </Fact>
            <Fact name={words.pages.misses} empty={none}>
              {number(pages.misses)}
            </Fact>
          </Facts>
        )}
        <Facts heading={words.work.heading}>
          {instance.work.map(({ name, lastRun }) => (
            <Fact key={name} name={words.work.names[name]} empty={words.work.notYet}>
              {lastRun &&
                (lastRun.failed
                  ? format(words.work.failed, { date: timeText(lastRun.at) })
                  : timeText(lastRun.at))}
            </Fact>
          ))}
        </Facts>
        <Facts heading={words.instance.heading}>
          <Fact name={words.instance.name} empty={none}>
            {format(words.instance.nameOf, { machine: instance.machine, process: String(instance.process) })}
          </Fact>
          <Fact name={words.instance.version} empty={none}>
            {instance.version}{" "}
            <Link to={pathTo("/admin/updates")} className={textLink}>
              {words.openUpdates}
            </Link>
          </Fact>
          <Fact name={words.instance.node} empty={none}>
            {instance.node}
          </Fact>
          <Fact name={words.instance.started} empty={none}>
            <StaffTime at={instance.startedAt} />
          </Fact>
        </Facts>
        <BackupFacts {...status} />
      </div>
      <p className="max-w-prose text-sm text-ivory-300">{words.several}</p>
    </div>
  )
}

function verdict(red: number, warn: number, gaps: number): string {
  if (red > 0) return formatCount(words.verdict.troubles, red, site.locale)
  if (warn > 0) return formatCount(words.verdict.soon, warn, site.locale)
  if (gaps > 0) return formatCount(words.verdict.gaps, gaps, site.locale)
  return words.verdict.good
}

const places: Partial<
  Record<CheckId | Gap, { to: string; label: "openMail" | "openTeam" | "openAccount" | "openUpdates" }>
> = {
  "mail-slow": { to: `${pathTo("/admin/mail")}?status=queued`, label: "openMail" },
  "mail-held-back": { to: `${pathTo("/admin/mail")}?status=queued`, label: "openMail" },
  "mail-dead": { to: `${pathTo("/admin/mail")}?status=dead`, label: "openMail" },
  versions: { to: pathTo("/admin/updates"), label: "openUpdates" },
  "second-admin": { to: pathTo("/admin/team"), label: "openTeam" },
  "second-factor": { to: pathTo("/admin/account"), label: "openAccount" },
}

type AdviceProps<Name extends string> = {
  id: string
  words: { heading: string; list: Record<Name, { text: string; advice: string }> }
  names: Name[]
  isUrgent?: boolean
}

/** What to do about each check; renders nothing if all are ok. */
function Advice<Name extends CheckId | Gap>({
  id,
  words: { heading, list },
  names,
  isUrgent,
}: AdviceProps<Name>) {
  if (names.length === 0) return null
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-1 gap-3 p-4">
      <h2 id={id} className="font-sans text-lg font-bold">
        {heading}
      </h2>
      <ul className="grid">
        {names.map((name) => {
          const place = places[name]
          return (
            <li key={name} className="border-t border-ink-700 py-2">
              <p className={isUrgent ? "font-semibold text-ember-text" : "font-semibold"}>
                {list[name].text}
              </p>
              <p className="max-w-prose text-ivory-300">{list[name].advice}</p>
              {place && (
                <Link to={place.to} className={textLink}>
                  {words[place.label]}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
