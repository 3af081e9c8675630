import type { ReactNode } from "react"
import { Badge } from "#app/ui/badge.tsx"
import { demos } from "#content/en/demos.ts"

/** Screen of the demo phone: a title, and a demo label. */
export function DemoScreen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-full flex-col px-[min(1rem,4vw)] py-4">
      <p className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        <Badge tone="gold">{demos.label}</Badge>
      </p>
      {children}
    </div>
  )
}
