import { type ReactNode, use } from "react"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { SetLinksContext, useLinkHref } from "#app/ui/set-links.ts"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import {
  type FooterLinkId,
  footerLinks,
  laterSocialLinks,
  linkWords,
  socialLinks,
} from "#content/en/footer-links.ts"
import { footer, site } from "#content/en/site.ts"
import { Logo } from "./logo.tsx"

/** @param newsletter the box in which a visitor leaves an address */
export function SiteFooter({ year, newsletter }: { year: number; newsletter?: ReactNode }) {
  const set = use(SetLinksContext)
  return (
    <footer className="mt-24">
      <WovenStrip />
      <div className="bg-ink-900 pt-14 pb-8">
        <div className="page-width grid grid-cols-1 gap-10 *:min-w-0 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.6fr]">
          <div>
            <a href="/" aria-label={site.name} className="inline-flex min-h-11 items-center">
              <Logo />
            </a>
            <p className="mt-1 text-ivory-300">{site.tagline}</p>
            <ul aria-label={site.follow} className="mt-4 flex flex-wrap gap-x-5">
              {[...socialLinks, ...laterSocialLinks.filter((id) => footerLinks[id].href ?? set[id])].map(
                (id) => (
                  <li key={id}>
                    <LinkOfId id={id} label={footerLinks[id].label} />
                  </li>
                ),
              )}
            </ul>
          </div>
          <LinkList heading={site.quickLinks} items={footer.quickLinks} />
          <LinkList heading={site.resources} items={footer.resources} />
          {newsletter}
        </div>
        <div className="page-width mt-12">
          <div className="flex flex-wrap items-center justify-between gap-x-8 border-ink-700 border-t pt-4 text-sm">
            <p className="text-ivory-400">{site.copyright(year)}</p>
            <ul className="flex flex-wrap gap-x-6">
              {footer.legal.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} className="footer-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

type Item = { label: string; href: string } | { label: string; link: FooterLinkId }

function LinkList({ heading, items }: { heading: string; items: readonly Item[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="mb-1 font-bold font-sans">{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            {"href" in item ? (
              <a href={item.href} className="footer-link">
                {item.label}
              </a>
            ) : (
              <LinkOfId id={item.link} label={item.label} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link that is not set yet is said to be coming, never a dead one (ruling 16). */
function LinkOfId({ id, label }: { id: FooterLinkId; label: string }) {
  const href = useLinkHref(id, footerLinks[id].href)
  return href ? (
    <ExternalLink href={href} className="footer-link">
      {label}
    </ExternalLink>
  ) : (
    <span className="inline-flex min-h-11 items-center text-ivory-400">
      {`${label} (${linkWords.comingSoon})`}
    </span>
  )
}
