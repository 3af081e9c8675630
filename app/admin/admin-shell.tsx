import {
  Activity,
  BookOpen,
  CalendarDays,
  FilePen,
  HeartPulse,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LayoutList,
  LogOut,
  Mail,
  Menu,
  MessagesSquare,
  Newspaper,
  ScrollText,
  SearchX,
  Send,
  Settings,
  Store,
  UserRound,
  Users,
  Wallet,
} from "lucide-react"
import type { ReactNode } from "react"
import { Form, NavLink, useLocation } from "react-router"
import { useSessionWatch } from "#app/auth/sessions/session-watch.ts"
import { mostCounted } from "#app/auth/sessions/watch-options.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import type { SubmissionIcon } from "#app/review/submission.ts"
import { LostForm } from "#app/ui/form/lost-form.tsx"
import { forgetKeptForms } from "#app/ui/form/use-kept-form.ts"
import { ThemeSwitch } from "#app/ui/theme-switch.tsx"
import { adminContent } from "#content/en/admin.ts"
import { site } from "#content/en/site.ts"

const { shell, navigation } = adminContent
const icons = {
  dashboard: LayoutDashboard,
  articles: Newspaper,
  events: CalendarDays,
  health: HeartPulse,
  book: BookOpen,
  shop: Store,
  messages: MessagesSquare,
  inbox: Inbox,
  listings: LayoutList,
  edits: FilePen,
  claims: KeyRound,
  payment: Wallet,
  subscribers: Send,
  mail: Mail,
  search: SearchX,
  audit: ScrollText,
  settings: Settings,
  status: Activity,
  team: Users,
}
/** Navigation entry of a submission list. */
export type SubmissionEntry = { label: string; href: string; icon: SubmissionIcon }
/** Number of items that wait for staff, by page path. */
type WaitingByPath = Record<string, number>
const entry =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-ivory-300 hover:bg-ink-800 hover:text-ivory-50 aria-[current=page]:bg-ink-800 aria-[current=page]:font-semibold aria-[current=page]:text-gold-400"

/** Layout of every admin page: a sidebar on wide screens, a bar with a menu on narrow ones. */
export function AdminShell({
  email,
  submissions,
  waiting,
  children,
}: {
  email: string
  submissions: SubmissionEntry[]
  waiting: WaitingByPath
  children: ReactNode
}) {
  useSessionWatch(true)
  const { pathname } = useLocation()
  return (
    <div className="min-h-dvh bg-ink-950 text-ivory-50 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a href="#main" className="skip-link">
        {shell.skipLink}
      </a>

      <header className="staff-bar sticky top-0 z-40 border-b border-ink-700 bg-ink-900 lg:hidden print:hidden">
        <div className="group flex min-h-14 items-center justify-between gap-3 px-4">
          <span className="font-display text-[min(1.125rem,5.6vw)] leading-tight font-bold">
            {shell.name}
          </span>
          <button
            type="button"
            popoverTarget="staff-menu"
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-semibold group-has-[:popover-open]:text-gold-400"
          >
            <Menu aria-hidden="true" className="size-5" />
            {shell.menu}
          </button>
          {/* Remounted on navigation, which closes the menu. */}
          <div
            key={pathname}
            id="staff-menu"
            popover="auto"
            className="inset-x-0 top-14 bottom-auto m-0 max-h-[calc(100dvh-3.5rem)] w-full border-b border-ink-700 gap-4 bg-ink-900 p-3 text-inherit open:grid grid-cols-1"
          >
            <Navigation submissions={submissions} waiting={waiting} />
            <Account email={email} />
          </div>
        </div>
      </header>

      <header className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-e border-ink-700 bg-ink-900 p-4 lg:flex print:hidden">
        <p className="px-3 pt-2 font-display text-lg font-bold">{shell.name}</p>
        <Navigation submissions={submissions} waiting={waiting} />
        <div className="mt-auto">
          <Account email={email} />
        </div>
      </header>

      <main
        id="main"
        tabIndex={-1}
        className="grid min-w-0 content-start gap-6 p-3 outline-none sm:p-6 lg:p-8"
      >
        <LostForm key={pathname} />
        {children}
      </main>
    </div>
  )
}

function Navigation({ submissions, waiting }: { submissions: SubmissionEntry[]; waiting: WaitingByPath }) {
  const entries = [...navigation.before, ...submissions, ...navigation.after]
  return (
    <nav aria-label={shell.navigationLabel}>
      <ul className="grid grid-cols-1 gap-1">
        {entries.map(({ label, href, icon }) => {
          const Icon = icons[icon]
          return (
            <li key={href}>
              {/* Every other path starts with the dashboard's. */}
              <NavLink to={href} end={href === "/admin"} className={entry}>
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
                <WaitingCount count={waiting[href] ?? 0} />
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null
  const many = count > mostCounted
  return (
    <span className="relative ms-auto rounded-full bg-ink-700 px-2 py-0.5 text-xs font-semibold tabular-nums text-ivory-50">
      <span aria-hidden="true">{many ? `${mostCounted}+` : count}</span>
      <span className="visually-hidden">
        {" "}
        {many
          ? format(shell.waitingMany, { count: mostCounted })
          : formatCount(shell.waiting, count, site.locale)}
      </span>
    </span>
  )
}

function Account({ email }: { email: string }) {
  const { zone } = useStaffTimes()
  return (
    <div className="grid grid-cols-1 gap-1 border-t border-ink-700 pt-3">
      <p className="px-3 text-sm text-ivory-400">
        {shell.signedInAs}{" "}
        <strong className="block font-semibold wrap-anywhere text-ivory-50">{email}</strong>
      </p>
      <NavLink to={pathTo("/admin/account")} className={entry}>
        <UserRound aria-hidden="true" className="size-5 shrink-0" />
        {shell.account}
      </NavLink>
      <p className="px-3 text-sm wrap-anywhere text-ivory-400">{format(shell.zone, { zone })}</p>
      <ThemeSwitch inPlace className="px-3 text-sm" />
      <Form method="post" action={pathTo("/admin/logout")} onSubmit={forgetKeptForms}>
        <button type="submit" className={entry}>
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          {shell.logOut}
        </button>
      </Form>
    </div>
  )
}
