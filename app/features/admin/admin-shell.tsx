import {
  Activity,
  BookOpen,
  CalendarDays,
  LayoutDashboard,
  LogOut,
  Mail,
  Menu,
  MessagesSquare,
  Newspaper,
  ScrollText,
  Send,
  Settings,
  Store,
  UserRound,
  Users,
} from "lucide-react"
import type { ReactNode } from "react"
import { Form, NavLink, useLocation } from "react-router"
import { countText, fill } from "#app/platform/fill.ts"
import { forgetKeptForms } from "#app/ui/use-kept-form.ts"
import { adminContent } from "#content/en/admin.ts"
import { site } from "#content/en/site.ts"
import { useSessionWatch } from "./session-watch.ts"

const { shell, navigation } = adminContent
const icons = {
  dashboard: LayoutDashboard,
  articles: Newspaper,
  events: CalendarDays,
  submissions: BookOpen,
  merchants: Store,
  contacts: MessagesSquare,
  subscribers: Send,
  mail: Mail,
  audit: ScrollText,
  settings: Settings,
  status: Activity,
  team: Users,
}
/** How many things wait behind an entry of the navigation. */
export type WaitingCounts = Partial<Record<keyof typeof icons, number>>
const entry =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-ivory-300 hover:bg-ink-800 hover:text-ivory-50 aria-[current=page]:bg-ink-800 aria-[current=page]:font-semibold aria-[current=page]:text-gold-400"

/** The frame of every page behind the guard: a sidebar on wide screens, a bar with a menu on narrow ones. */
export function AdminShell({
  email,
  waiting,
  children,
}: {
  email: string
  waiting?: WaitingCounts
  children: ReactNode
}) {
  useSessionWatch(true)
  const { pathname } = useLocation()
  return (
    <div className="min-h-dvh bg-ink-950 text-ivory-50 print:text-ink-950 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a href="#main" className="skip-link">
        {shell.skipLink}
      </a>

      <header className="sticky top-0 z-40 border-b border-ink-700 bg-ink-900 lg:hidden print:hidden">
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
            <Navigation waiting={waiting} />
            <Account email={email} />
          </div>
        </details>
      </header>

      <header className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-e border-ink-700 bg-ink-900 p-4 lg:flex print:hidden">
        <p className="px-3 pt-2 font-display text-lg font-bold">{shell.name}</p>
        <Navigation waiting={waiting} />
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

function Navigation({ waiting = {} }: { waiting?: WaitingCounts }) {
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
                <WaitingCount count={waiting[icon] ?? 0} />
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const mostCounted = 99

function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null
  const many = count > mostCounted
  return (
    <span className="ms-auto rounded-full bg-ink-700 px-2 py-0.5 text-xs font-semibold tabular-nums text-ivory-50">
      <span aria-hidden="true">{many ? `${mostCounted}+` : count}</span>
      <span className="visually-hidden">
        {" "}
        {many
          ? fill(shell.waitingMany, { count: mostCounted })
          : countText(shell.waiting, count, site.locale)}
      </span>
    </span>
  )
}

function Account({ email }: { email: string }) {
  return (
    <div className="grid gap-1 border-t border-ink-700 pt-3">
      <p className="px-3 text-sm text-ivory-400">
        {shell.signedInAs}{" "}
        <strong className="block font-semibold wrap-anywhere text-ivory-50">{email}</strong>
      </p>
      <NavLink to="/admin/account" className={entry}>
        <UserRound aria-hidden="true" className="size-5 shrink-0" />
        {shell.account}
      </NavLink>
      <Form method="post" action="/admin/logout" onSubmit={forgetKeptForms}>
        <button type="submit" className={entry}>
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          {shell.logOut}
        </button>
      </Form>
    </div>
  )
}
