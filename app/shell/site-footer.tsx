import { type ReactNode, use } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { FoldOnPhones } from "#app/ui/folding/fold-on-phones.tsx"
import { linkHref, SetLinksContext, useLinkHref } from "#app/ui/set-links.ts"
import { ThemeSwitch } from "#app/ui/theme-switch.tsx"
import { footer, footerLinkLabels, linkWords } from "#content/en/footer-links.ts"
import { site } from "#content/en/site.ts"
import { type FooterLinkId, footerLinks, laterSocialLinks, socialLinks } from "#content/facts/footer-links.ts"
import { Logo } from "./logo.tsx"

/** @param newsletter the subscription form */
export function SiteFooter({ year, newsletter }: { year: number; newsletter?: ReactNode }) {
  const set = use(SetLinksContext)
  return (
    <footer className="mt-12 sm:mt-24 print:hidden">
      <div className="bg-ink-900 pt-5 pb-3 sm:pt-14 sm:pb-8">
        <div className="page-width grid grid-cols-1 *:min-w-0 sm:grid-cols-2 sm:gap-10 lg:grid-cols-[1.4fr_1fr_1fr_1.6fr]">
          <div className="max-sm:mb-2">
            <a href="/" aria-label={site.name} className="inline-flex min-h-11 items-center">
              <Logo />
            </a>
            <p className="mt-1 text-ivory-300">{site.tagline}</p>
            <ul aria-label={site.follow} className="flex flex-wrap gap-x-3 max-sm:text-sm sm:mt-4 sm:gap-x-5">
              {[
                ...socialLinks,
                ...laterSocialLinks.filter((id) => linkHref(set, id, footerLinks[id].href)),
              ].map((id) => (
                <li key={id}>
                  {id === "telegram" && !set.telegram ? (
                    // The only known invite is from 2021, so the link goes to the facts about it.
                    <PageLink href={`${pathTo("/facts")}#telegram`} label={footerLinkLabels.telegram} />
                  ) : (
                    <LinkOfId id={id} label={footerLinkLabels[id]} />
                  )}
                </li>
              ))}
            </ul>
          </div>
          <LinkList heading={site.quickLinks} items={footer.quickLinks} />
          <LinkList heading={site.resources} items={footer.resources} />
          {newsletter}
        </div>
        <div className="page-width mt-6 sm:mt-12">
          <div className="flex flex-wrap items-center justify-between gap-x-8 border-ink-700 border-t pt-2 text-sm sm:pt-4">
            <p className="text-ivory-400">{format(site.copyright, { year })}</p>
            <ThemeSwitch />
            <ul className="flex flex-wrap gap-x-6">
              {footer.legal.map(({ label, href }) => (
                <li key={href}>
                  <PageLink href={href} label={label} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

type Item =
  | { label: string; href: string; link?: FooterLinkId }
  | { label: string; link: FooterLinkId; href?: undefined }

function LinkList({ heading, items }: { heading: string; items: readonly Item[] }) {
  const title = <h2 className="font-bold font-sans sm:mb-1">{heading}</h2>
  return (
    <nav aria-label={heading} className="border-ink-700 max-sm:border-t">
      <FoldOnPhones summary={title} heading={title}>
        <ul className="max-sm:pb-3">
          {items.map((item) => (
            <li key={item.label}>
              {item.link ? <LinkOfId {...item} id={item.link} /> : <PageLink {...item} />}
            </li>
          ))}
        </ul>
      </FoldOnPhones>
    </nav>
  )
}

function PageLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="footer-link">
      {label}
    </a>
  )
}

/** A link whose address is not set links to our page about it or is labeled as coming; it is never dead (ruling 16). */
function LinkOfId({ id, label, href: page }: { id: FooterLinkId; label: string; href?: string }) {
  const href = useLinkHref(id, footerLinks[id].href)
  if (!href && page) return <PageLink href={page} label={label} />
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
