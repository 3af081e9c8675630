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
      <a href="#main" className="skip-link">
        {site.skipLink}
      </a>
      <SiteBar path={path} />
      {announcement && <Announcement announcement={announcement} />}
      <main id="main" tabIndex={-1} className="pt-24 outline-none print:pt-0">
        {children}
      </main>
      <SiteFooter year={year} newsletter={newsletter} />
    </>
  )
}
