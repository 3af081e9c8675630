import type { ReactNode } from "react"
import { site } from "#content/en/site.ts"
import { Announcement } from "./announcement.tsx"
import { SiteBar } from "./site-bar.tsx"
import { SiteFooter } from "./site-footer.tsx"
import type { Frame } from "./site-frame.ts"

/**
 * The bar, announcement and footer of public pages. They need no script: the menu is a popover.
 *
 * @param newsletter the subscription form
 */
export const frameWith = (newsletter: ReactNode): Frame => ({
  top: ({ path, announcement }) => (
    <>
      <a href="#main" className="skip-link">
        {site.skipLink}
      </a>
      <SiteBar path={path} />
      {announcement && <Announcement announcement={announcement} />}
    </>
  ),
  bottom: ({ year, hasNewsletter }) => <SiteFooter year={year} newsletter={hasNewsletter && newsletter} />,
})
