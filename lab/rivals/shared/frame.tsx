import type { ReactNode } from "react"
import { NewsletterBox } from "#app/features/newsletter/newsletter-box.tsx"
import { frameWith } from "#app/features/site-shell/frame-parts.tsx"
import { SiteFrame } from "#app/features/site-shell/site-frame.ts"
import { SiteShell } from "#app/features/site-shell/site-shell.tsx"

const frame = frameWith(<NewsletterBox />)

/** Bar and footer around a page, as on the product. */
export function Frame({ path, year, children }: { path: string; year: number; children: ReactNode }) {
  return (
    <SiteFrame value={frame}>
      <SiteShell path={path} year={year} hasNewsletter>
        {children}
      </SiteShell>
    </SiteFrame>
  )
}
