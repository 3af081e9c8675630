import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"

const edges = { success: "border-s-leaf", error: "border-s-ember", info: "border-s-indigo" }

/** A permanent message in the page, next to the action. */
export function Notice({
  tone,
  title,
  children,
}: {
  tone: keyof typeof edges
  title: string
  children?: ReactNode
}) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={classNames("panel border-s-4 p-4", edges[tone])}
    >
      <p className="font-semibold">{title}</p>
      {children && <div className="text-ivory-300">{children}</div>}
    </div>
  )
}
