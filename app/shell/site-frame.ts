import { createContext, type ReactNode } from "react"
import type { AnnouncementText } from "./announcement.tsx"

/** Header and footer around a page. */
export type Frame = {
  top(of: { path: string; announcement?: AnnouncementText | null }): ReactNode
  bottom(of: { year: number; hasNewsletter: boolean }): ReactNode
}

/**
 * Null in a browser: only the server renders the frame and hydration keeps its HTML, so no client script contains its
 * texts and components.
 */
export const SiteFrame = createContext<Frame | null>(null)
