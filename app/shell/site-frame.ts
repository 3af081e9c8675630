import { createContext, type ReactNode } from "react"
import type { AnnouncementText } from "./announcement.tsx"

/** What stands around the page. */
export type Frame = {
  top(of: { path: string; announcement?: AnnouncementText | null }): ReactNode
  bottom(of: { year: number; hasNewsletter: boolean }): ReactNode
}

/** Null in a browser: the server alone draws the frame, and a page that hydrates keeps it. So its words and its components are in no script. */
export const SiteFrame = createContext<Frame | null>(null)
