import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { awaitedNames, notOpen } from "#content/en/not-open.ts"
import { type AwaitedLink, awaited } from "#content/facts/awaited.ts"

/** Returns the address to subscribe to one launch notice, or to the newsletter. */
export function newsletterPath(link: AwaitedLink | null): string {
  return link ? `${pathTo("/newsletter")}?when=${link}` : pathTo("/newsletter")
}

/**
 * A short note about a feature that is not open yet (ruling 27): since when, what to do instead, and a link to its launch
 * notice. The heading above it stays.
 *
 * @param children what to do instead
 */
export function NotOpen({ link, children }: { link: AwaitedLink; children?: ReactNode }) {
  return (
    <div data-not-open={link} className="grid gap-1 border-ink-600 border-s-2 ps-4 text-ivory-300 text-sm">
      <p>
        {format(notOpen.since, {
          name: awaitedNames[link],
          date: dateText(new Date(awaited[link].asOf)),
        })}
      </p>
      {children}
      <LaunchNotice link={link} />
    </div>
  )
}

/** Only the link to the launch notice, where the page already says that something is coming. */
export function LaunchNotice({ link }: { link: AwaitedLink }) {
  return (
    <a href={newsletterPath(link)} className="text-link inline-block justify-self-start py-1 text-sm">
      {notOpen.launchNotice}{" "}
      <span className="visually-hidden">
        {format(notOpen.launchNoticeWhen, { name: awaitedNames[link] })}
      </span>
    </a>
  )
}
