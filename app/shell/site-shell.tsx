import { type ReactNode, use } from "react"
import type { AnnouncementText } from "./announcement.tsx"
import { SiteFrame } from "./site-frame.ts"

/** Page content between the bar and the footer of the public site. */
export function SiteShell({
  path,
  year,
  announcement,
  hasNewsletter = false,
  children,
}: {
  path: string
  year: number
  announcement?: AnnouncementText | null
  hasNewsletter?: boolean
  children: ReactNode
}) {
  const frame = use(SiteFrame)
  return (
    <>
      <Served id="frame-top">{frame?.top({ path, announcement })}</Served>
      <main id="main" tabIndex={-1} className="pt-24 outline-none print:pt-0">
        {children}
      </main>
      <Served id="frame-bottom">{frame?.bottom({ year, hasNewsletter })}</Served>
    </>
  )
}

/** HTML rendered by the server, by element id, so that a part that is mounted again (as around an error) stays the same. */
const served: Record<string, string> = {}

/** @param children null in a browser, which keeps the served HTML */
function Served({ id, children }: { id: string; children: ReactNode }) {
  if (children)
    return (
      <div id={id} className="contents">
        {children}
      </div>
    )
  served[id] ??= document.getElementById(id)?.innerHTML ?? ""
  return (
    <div
      id={id}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, as it stands in the document
      dangerouslySetInnerHTML={{ __html: served[id] }}
    />
  )
}
