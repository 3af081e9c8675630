import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { fill } from "#app/lib/text/fill.ts"
import { awaitedNames, notOpen } from "#content/en/not-open.ts"
import { type AwaitedLink, awaited } from "#content/facts/awaited.ts"

/** Where somebody asks to be told of one thing, or for the newsletter. */
export function newsletterPath(link: AwaitedLink | null): string {
  return link ? `${pathTo("/newsletter")}?when=${link}` : pathTo("/newsletter")
}

/**
 * The quiet line about what is not open yet (ruling 27): since when, what to do instead, and the way to be told. The
 * heading above it stays.
 *
 * @param children what to do instead
 */
export function NotOpen({ link, children }: { link: AwaitedLink; children?: ReactNode }) {
  return (
    <div data-not-open={link} className="grid gap-1 border-ink-600 border-s-2 ps-4 text-ivory-300 text-sm">
      <p>
        {fill(notOpen.since, {
          name: awaitedNames[link],
          date: dateText(new Date(awaited[link].asOf)),
        })}
      </p>
      {children}
      <LaunchNotice link={link} />
    </div>
  )
}

/** The way to be told, alone, for a place that has said already that something is coming. */
export function LaunchNotice({ link }: { link: AwaitedLink }) {
  return (
    <a href={newsletterPath(link)} className="text-link inline-block justify-self-start py-1 text-sm">
      {notOpen.launchNotice}{" "}
      <span className="visually-hidden">{fill(notOpen.launchNoticeWhen, { name: awaitedNames[link] })}</span>
    </a>
  )
}
