import type { ReactNode } from "react"
import { NewsletterBox } from "#app/features/newsletter/newsletter-box.tsx"
import { SiteShell } from "#app/features/site-shell/site-shell.tsx"

/** Bar and footer around a page, as on the product. */
export function Frame({ path, year, children }: { path: string; year: number; children: ReactNode }) {
  return (
    <SiteShell path={path} year={year} newsletter={<NewsletterBox />}>
      {children}
    </SiteShell>
  )
}
