import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { adminUpdates as words } from "#content/en/admin-updates.ts"
import type { OtherInstance } from "../checks.ts"
import type { ChangelogPart } from "./changelog.server.ts"

type Instance = Pick<OtherInstance, "machine" | "version" | "startedAt">
type Props = { own: Instance; others: Instance[] | null; changelog: ChangelogPart[] | null }

/** The version of each instance, and the changelog, which is always in English. */
export function UpdatesPage({ own, others, changelog }: Props) {
  const { timeText } = useStaffTimes()
  const runs = ({ version, startedAt }: Instance) =>
    format(words.instances.version, { version, date: timeText(startedAt) })
  const areAlike = others?.every(({ version }) => version === own.version)
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-heading">{words.title}</h1>
      <Facts heading={words.instances.heading}>
        <Fact name={format(words.instances.this, { machine: own.machine })} empty="">
          {runs(own)}
        </Fact>
        {others?.map((other) => (
          <Fact key={`${other.machine} ${other.startedAt.getTime()}`} name={other.machine} empty="">
            {runs(other)}
          </Fact>
        ))}
      </Facts>
      <p className="measure">
        {others === null
          ? words.instances.notRead
          : areAlike
            ? words.instances.alike
            : words.instances.differ}
      </p>
      <section aria-labelledby="changes" className="panel grid grid-cols-1 gap-3 p-4 sm:p-5">
        <h2 id="changes" className="font-sans text-lg font-bold">
          {words.changes.heading}
        </h2>
        <p className="measure text-ivory-300">{changelog ? words.changes.lead : words.changes.none}</p>
        {changelog?.map(({ heading, html }, index) => (
          <details key={heading} open={index === 0} className="border-t border-ink-700 pt-3">
            <summary lang="en" className="min-h-9 cursor-pointer font-semibold">
              {heading}
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: renderMarkdown lets no HTML of the text through */}
            <div lang="en" className="lesson-body wrap-anywhere" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </section>
    </div>
  )
}
