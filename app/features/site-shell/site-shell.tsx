import { Menu, X } from "lucide-react"
import type { ReactNode } from "react"
import { ButtonLink } from "#app/ui/button.tsx"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { footerLinks, navigation, site } from "#content/en/site.ts"
import { Logo } from "./logo.tsx"

/** The bar, the page and the footer of the public site. Needs no script: the menu is a popover. */
export function SiteShell({ path, year, children }: { path: string; year: number; children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-control focus:bg-gold-500 focus:px-4 focus:py-3 focus:font-semibold focus:text-ink-950"
      >
        {site.skipLink}
      </a>
      <SiteBar path={path} />
      <main id="main" tabIndex={-1} className="pt-24 outline-none">
        {children}
      </main>
      <SiteFooter year={year} />
    </>
  )
}

function SiteBar({ path }: { path: string }) {
  return (
    <header className="site-bar fixed inset-x-0 top-0 z-40 py-2">
      <div className="page-width flex items-center justify-between gap-6">
        <a href="/" aria-label={site.name} className="flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label={site.mainNavigation} className="hidden items-center gap-1 xl:flex">
          <NavigationLinks path={path} />
        </nav>
        <button
          type="button"
          popoverTarget="side-menu"
          aria-label={site.menu}
          className="grid size-11 place-items-center rounded-control hover:bg-ink-800 xl:hidden"
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
      <div id="side-menu" popover="auto" className="side-menu">
        <div className="mb-4 flex justify-end">
          <button
            type="button"
            popoverTarget="side-menu"
            popoverTargetAction="hide"
            aria-label={site.close}
            className="grid size-11 place-items-center rounded-control hover:bg-ink-800"
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={site.menu} className="grid gap-1">
          <NavigationLinks path={path} />
        </nav>
      </div>
    </header>
  )
}

function NavigationLinks({ path }: { path: string }) {
  return (
    <>
      {navigation.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          aria-current={path === href ? "page" : undefined}
          className="flex min-h-11 items-center rounded-control px-3 hover:text-gold-300 aria-[current]:text-gold-400"
        >
          {label}
        </a>
      ))}
      <ButtonLink href="/merchant-register" variant="gold" size="sm" className="min-h-11">
        {site.home.register}
      </ButtonLink>
    </>
  )
}

function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="mt-20">
      <WovenStrip />
      <div className="bg-ink-900 py-12">
        <div className="page-width grid gap-8 md:grid-cols-[1fr_2fr]">
          <div>
            <a href="/" aria-label={site.name} className="inline-flex min-h-11 items-center">
              <Logo />
            </a>
            <p className="mt-1 text-ivory-300">{site.tagline}</p>
          </div>
          <nav aria-label={site.footerNavigation}>
            <ul className="grid gap-x-8 sm:grid-cols-2">
              {footerLinks.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center text-ivory-300 hover:text-gold-300"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p className="page-width mt-8 text-sm text-ivory-400">{site.copyright(year)}</p>
      </div>
    </footer>
  )
}
