import { type ReactNode, use } from "react"
import type { AnnouncementText } from "./announcement.tsx"
import { SiteFrame } from "./site-frame.ts"

/** The page between the bar and the footer of the public site. */
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

/** What was served, by its id: a part that is drawn anew, as around an error, is the same again. */
const served: Record<string, string> = {}

/** @param children null in a browser, which keeps what it has */
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
