import { LayoutDashboard, LogOut, Menu, Settings, Store } from "lucide-react"
import type { ReactNode } from "react"
import { Form, NavLink, useLocation } from "react-router"
import { adminContent } from "#content/en/admin.ts"
import { useSessionWatch } from "./session-watch.ts"

const { shell, navigation } = adminContent
const icons = { dashboard: LayoutDashboard, merchants: Store, settings: Settings }
const entry =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-ivory-300 hover:bg-ink-800 hover:text-ivory-50 aria-[current=page]:bg-ink-800 aria-[current=page]:font-semibold aria-[current=page]:text-gold-400"

/** The frame of every page behind the guard: a sidebar on wide screens, a bar with a menu on narrow ones. */
export function AdminShell({ email, children }: { email: string; children: ReactNode }) {
  useSessionWatch(true)
  const { pathname } = useLocation()
  return (
    <div className="min-h-dvh bg-ink-950 text-ivory-50 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-control focus:bg-gold-500 focus:px-4 focus:py-3 focus:font-semibold focus:text-ink-950"
      >
        {shell.skipLink}
      </a>

      <header className="sticky top-0 z-40 border-b border-ink-700 bg-ink-900 lg:hidden">
        {/* A new page closes the menu. */}
        <details key={pathname} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 [&::-webkit-details-marker]:hidden">
            <span className="font-display text-lg font-bold">{shell.name}</span>
            <span className="flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold group-open:text-gold-400">
              <Menu aria-hidden="true" className="size-5" />
              {shell.menu}
            </span>
          </summary>
          <div className="grid max-h-[calc(100dvh-3.5rem)] gap-4 overflow-y-auto border-t border-ink-700 p-3">
            <Navigation />
            <Account email={email} />
          </div>
        </details>
      </header>

      <header className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-e border-ink-700 bg-ink-900 p-4 lg:flex">
        <p className="px-3 pt-2 font-display text-lg font-bold">{shell.name}</p>
        <Navigation />
        <div className="mt-auto">
          <Account email={email} />
        </div>
      </header>

      <main
        id="main"
        tabIndex={-1}
        className="grid min-w-0 content-start gap-6 p-4 outline-none sm:p-6 lg:p-8"
      >
        {children}
      </main>
    </div>
  )
}

function Navigation() {
  return (
    <nav aria-label={shell.navigationLabel}>
      <ul className="grid gap-1">
        {navigation.map(({ label, href, icon }) => {
          const Icon = icons[icon]
          return (
            <li key={href}>
              {/* The dashboard's path begins every other one. */}
              <NavLink to={href} end={href === "/admin"} className={entry}>
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Account({ email }: { email: string }) {
  return (
    <div className="grid gap-1 border-t border-ink-700 pt-3">
      <p className="px-3 text-sm text-ivory-400">
        {shell.signedInAs}{" "}
        <strong className="block font-semibold wrap-anywhere text-ivory-50">{email}</strong>
      </p>
      <Form method="post" action="/admin/logout">
        <button type="submit" className={entry}>
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          {shell.logOut}
        </button>
      </Form>
    </div>
  )
}
