import { Link } from "react-router"
import { timeText } from "#app/platform/date-text.ts"
import { countText, fill } from "#app/platform/fill.ts"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { adminStatus as words } from "#content/en/admin-status.ts"
import { site } from "#content/en/site.ts"
import { bytesText } from "./bytes-text.ts"
import { type Gap, judgeStatus, type Status, type Trouble } from "./judge-status.ts"

const textLink = "inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"
const number = (value: number) => value.toLocaleString(site.locale)

/** Is everything alright, in one sentence; then what asks for somebody, and what is known of each part. */
export function StatusPage(status: Status) {
  const { troubles, gaps } = judgeStatus(status)
  const { instance, database, mail, now } = status
  const { pages, uploads } = instance
  const none = words.none
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h1 className="text-heading">{words.title}</h1>
        <p className="text-lg font-semibold">{verdict(troubles.length, gaps.length)}</p>
        <p className="text-sm text-ivory-300">{fill(words.asOf, { date: timeText(now) })}</p>
      </div>
      <Advice id="troubles" words={words.troubles} names={troubles} isUrgent />
      <Advice id="gaps" words={words.gaps} names={gaps} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Facts heading={words.database.heading}>
          <Fact name={words.database.where} empty={none}>
            {instance.database.where}
          </Fact>
          <Fact name={words.database.version} empty={none}>
            {fill(words.database.versionText, { version: database.version })}
          </Fact>
          <Fact name={words.database.size} empty={none}>
            {bytesText(database.bytes)}
          </Fact>
          <Fact name={words.database.migrations} empty={none}>
            {fill(words.database.migrationsText, { done: database.migrations, all: instance.migrations })}
          </Fact>
        </Facts>
        <Facts heading={words.mail.heading}>
          <Fact name={words.mail.queued} empty={none}>
            {number(mail.queued)}
          </Fact>
          <Fact name={words.mail.oldest} empty={none}>
            {mail.oldestQueuedAt && timeText(mail.oldestQueuedAt)}
          </Fact>
          <Fact name={words.mail.dead} empty={none}>
            {number(mail.dead)}
          </Fact>
          <Fact name={words.mail.lastSent} empty={words.mail.never}>
            {mail.lastSentAt && timeText(mail.lastSentAt)}
          </Fact>
          <Fact name={words.mail.all} empty={none}>
            <Link to="/admin/mail" className={textLink}>
              {words.openMail}
            </Link>
          </Fact>
        </Facts>
        <Facts heading={words.uploads.heading}>
          <Fact name={words.uploads.where} empty={none}>
            {uploads.where}
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
                  ? fill(words.work.failed, { date: timeText(lastRun.at) })
                  : timeText(lastRun.at))}
            </Fact>
          ))}
        </Facts>
        <Facts heading={words.instance.heading}>
          <Fact name={words.instance.name} empty={none}>
            {instance.name}
          </Fact>
          <Fact name={words.instance.version} empty={none}>
            {instance.version}
          </Fact>
          <Fact name={words.instance.node} empty={none}>
            {instance.node}
          </Fact>
          <Fact name={words.instance.started} empty={none}>
            {timeText(instance.startedAt)}
          </Fact>
        </Facts>
        <section aria-labelledby="backup" className="panel grid gap-3 p-4">
          <h2 id="backup" className="font-sans text-lg font-bold">
            {words.backup.heading}
          </h2>
          <p>{words.backup.text}</p>
          <p>
            <code className="wrap-anywhere">{words.backup.command}</code>
          </p>
        </section>
      </div>
      <p className="max-w-prose text-sm text-ivory-300">{words.several}</p>
    </div>
  )
}

function verdict(troubles: number, gaps: number): string {
  if (troubles > 0) return countText(words.verdict.troubles, troubles, site.locale)
  if (gaps > 0) return countText(words.verdict.gaps, gaps, site.locale)
  return words.verdict.good
}

const places: Partial<Record<Trouble | Gap, { to: string; label: string }>> = {
  "mail-slow": { to: "/admin/mail?status=queued", label: words.openMail },
  "mail-dead": { to: "/admin/mail?status=dead", label: words.openMail },
  "second-admin": { to: "/admin/team", label: words.openTeam },
  "second-factor": { to: "/admin/account", label: words.openAccount },
}

type AdviceProps<Name extends string> = {
  id: string
  words: { heading: string; list: Record<Name, { text: string; advice: string }> }
  names: Name[]
  isUrgent?: boolean
}

/** What to do about each thing; nothing at all when there is none. */
function Advice<Name extends Trouble | Gap>({ id, words, names, isUrgent }: AdviceProps<Name>) {
  if (names.length === 0) return null
  return (
    <section aria-labelledby={id} className="panel grid grid-cols-1 gap-3 p-4">
      <h2 id={id} className="font-sans text-lg font-bold">
        {words.heading}
      </h2>
      <ul className="grid">
        {names.map((name) => {
          const place = places[name]
          return (
            <li key={name} className="border-t border-ink-700 py-2">
              <p className={isUrgent ? "font-semibold text-ember-text" : "font-semibold"}>
                {words.list[name].text}
              </p>
              <p className="max-w-prose text-ivory-300">{words.list[name].advice}</p>
              {place && (
                <Link to={place.to} className={textLink}>
                  {place.label}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
