import type { ReactNode } from "react"
import { site } from "#content/en/site.ts"
import { Announcement, type AnnouncementText } from "./announcement.tsx"
import { SiteBar } from "./site-bar.tsx"
import { SiteFooter } from "./site-footer.tsx"

/** The bar, the page and the footer of the public site. Needs no script: the menu is a popover. */
export function SiteShell({
  path,
  year,
  announcement,
  newsletter,
  children,
}: {
  path: string
  year: number
  announcement?: AnnouncementText | null
  newsletter?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-control focus:bg-gold-500 focus:px-4 focus:py-3 focus:font-semibold focus:text-ink-950"
      >
        {site.skipLink}
      </a>
      <SiteBar path={path} />
      {announcement && <Announcement announcement={announcement} />}
      <main id="main" tabIndex={-1} className="pt-24 outline-none">
        {children}
      </main>
      <SiteFooter year={year} newsletter={newsletter} />
    </>
  )
}
