import type { ReactNode } from "react"

/** Shown in place of an empty list: the reason, and what to do. */
export function EmptyState({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="panel grid justify-items-start gap-3 border-dashed p-6">
      {title && <h2 className="text-heading">{title}</h2>}
      {children}
    </div>
  )
}
