import { Menu, MessageCircle, Search, X } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink, buttonClass } from "#app/ui/button.tsx"
import { navigation, shortcuts, site } from "#content/en/site.ts"
import { currentMark } from "./current-mark.ts"
import { Logo } from "./logo.tsx"

const iconButton = buttonClass({ variant: "ghost", size: "icon" })

/** @param path of the page, to mark its section in the navigation */
export function SiteBar({ path }: { path: string }) {
  return (
    <header className="site-bar fixed inset-x-0 top-0 z-40 py-2">
      <div className="page-width flex items-center justify-between gap-x-2 gap-y-1">
        <a href="/" aria-label={site.name} className="flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label={site.mainNavigation} className="hidden flex-wrap items-center justify-end xl:flex">
          <NavigationLinks path={path} />
          <GetStarted className="ms-1" />
        </nav>
        <div className="flex">
          <a href={pathTo("/search")} aria-label={site.search} className={iconButton}>
            <Search aria-hidden="true" />
          </a>
          {/* The assistant's button is in the bar, where it is always visible and covers nothing. */}
          <a href={pathTo("/ask")} aria-label={site.ask} className={iconButton}>
            <MessageCircle aria-hidden="true" className="text-gold-400" />
          </a>
          <button
            type="button"
            popoverTarget="side-menu"
            aria-label={site.menu}
            className={`${iconButton} xl:hidden`}
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
      </div>
      <div id="side-menu" popover="auto" className="drawer side-menu">
        <div className="mb-4 flex items-center justify-between">
          <Logo />
          <button
            type="button"
            popoverTarget="side-menu"
            popoverTargetAction="hide"
            aria-label={site.close}
            className={iconButton}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={site.menu} className="grid gap-1">
          <NavigationLinks path={path} />
          <GetStarted className="my-3" />
          {shortcuts.map(({ label, href }) => (
            <a key={href} href={href} className="navigation-link text-ivory-300">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}

function NavigationLinks({ path }: { path: string }) {
  return navigation.map(({ label, href }) => (
    <a key={href} href={href} aria-current={currentMark(path, href)} className="navigation-link">
      {label}
    </a>
  ))
}

function GetStarted({ className }: { className: string }) {
  return (
    <ButtonLink href={pathTo("/get-guapcoin")} variant="gold" className={className}>
      {site.getStarted}
    </ButtonLink>
  )
}
