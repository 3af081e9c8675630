import { X } from "lucide-react"
import type { ComponentProps, ReactNode } from "react"
import { type ButtonLook, buttonClass } from "#app/ui/button.tsx"
import { site } from "#content/en/site.ts"

declare module "react" {
  // React's types lack these two attributes; React passes them on.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close"
    commandfor?: string
  }
}

/**
 * A modal dialog. The browser opens it, traps the focus, and closes it on Escape, by its buttons and by a click outside. Buttons
 * have a `command`, so it needs no script; entry.elements.ts supports older browsers.
 */
export function Dialog({
  id,
  title,
  children,
  className,
}: {
  id: string
  title: string
  children: ReactNode
  className?: string
}) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} closedby="any" className={`dialog ${className ?? ""}`}>
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="pt-1.5 text-heading">
          {title}
        </h2>
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={site.close}
          className={buttonClass({ variant: "ghost", size: "icon" }, "-me-2 shrink-0")}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

/** A button that opens the dialog with that id. */
export function DialogButton({
  dialog,
  variant,
  size,
  className,
  ...props
}: ComponentProps<"button"> & ButtonLook & { dialog: string }) {
  return (
    <button
      {...props}
      type="button"
      command="show-modal"
      commandfor={dialog}
      className={buttonClass({ variant, size }, className)}
    />
  )
}
