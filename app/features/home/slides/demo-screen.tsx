import type { ReactNode } from "react"
import { Badge } from "#app/ui/badge.tsx"
import { demos } from "#content/en/demos.ts"

/** The screen of the demo phone: a title, and that it is a demo. */
export function DemoScreen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex h-full flex-col p-4">
      <p className="mb-3 flex items-center justify-between">
        <span className="font-semibold">{name}</span>
        <Badge tone="gold">{demos.label}</Badge>
      </p>
      {children}
    </div>
  )
}
