import type { ReactNode } from "react"

/** What stands where nothing is: why, and what can be done. */
export function EmptyState({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="panel grid justify-items-start gap-3 border-dashed p-6">
      {title && <h2 className="text-heading">{title}</h2>}
      {children}
    </div>
  )
}
