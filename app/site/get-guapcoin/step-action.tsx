import { ButtonLink, buttonClass } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { LaunchNotice } from "#app/ui/not-open.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { linkWords } from "#content/en/footer-links.ts"
import type { GetAction } from "#content/en/get-guapcoin.ts"
import { isAwaited } from "#content/facts/awaited.ts"
import { type LinkId, links } from "#content/facts/links.ts"

/** Fits a long name beside the line on a small phone, also with large text. */
const fitting = "max-sm:px-2 max-sm:text-[min(1rem,7.6vw)]"

/** Link of a step. A link that is not set is labeled "coming soon" and cannot be followed (ruling 16). */
export function StepAction({ action: { label, link, href } }: { action: GetAction }) {
  if (link) return <WayOut label={label} link={link} />
  return (
    <ButtonLink href={href} variant="outline" className={fitting}>
      {label}
    </ButtonLink>
  )
}

function WayOut({ label, link }: { label: string; link: LinkId }) {
  const address = useLinkHref(link, links[link].href)
  return address ? (
    <ExternalLink
      href={address}
      className={buttonClass({ variant: "outline" }, `gap-0 [&>svg]:shrink-0 ${fitting}`)}
    >
      {label}
    </ExternalLink>
  ) : (
    <span
      className={`inline-flex min-h-11 flex-wrap items-center justify-center gap-x-2 rounded-control border border-ink-600 border-dashed px-4 py-2 text-center text-ivory-300 ${fitting}`}
    >
      {label} <span className="text-ivory-400 text-sm">({linkWords.comingSoon})</span>
      {isAwaited(link) && <LaunchNotice link={link} />}
    </span>
  )
}
