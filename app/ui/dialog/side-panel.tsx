import type { ReactNode } from "react"
import { Dialog } from "./dialog.tsx"

/**
 * A dialog at the side with the height of the screen. A DialogButton opens it; it closes like every dialog, and keeps form
 * input.
 */
export function SidePanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Dialog
      id={id}
      title={title}
      // Overrides dialog.css, which is outside of the layers. On a phone a part of the page stays visible, to click outside.
      className="me-0! my-0! h-dvh! max-h-none! rounded-none! not-open:translate-x-full! starting:open:translate-x-full!"
    >
      {children}
    </Dialog>
  )
}
