import type { ReactNode } from "react"
import { Dialog } from "./dialog.tsx"

/**
 * A dialog that comes in from the side and is as high as the screen. A DialogButton opens it; it closes as every
 * dialog does, and keeps what was typed into it.
 */
export function SidePanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Dialog
      id={id}
      title={title}
      // Against dialog.css, which stands outside of the layers. A strip of the page stays on a phone, to press beside it.
      className="me-0! my-0! h-dvh! max-h-none! rounded-none! not-open:translate-x-full! starting:open:translate-x-full!"
    >
      {children}
    </Dialog>
  )
}
