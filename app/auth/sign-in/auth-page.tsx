import type { ReactNode } from "react"
import { LostForm } from "#app/ui/form/lost-form.tsx"

type Props = { heading: string; lead?: string; children: ReactNode }

/** Layout of the pages outside the guard: one panel. */
export function AuthPage({ heading, lead, children }: Props) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-ink-950 p-4 text-ivory-50">
      <div className="grid w-full max-w-md gap-6 rounded-panel border border-ink-700 bg-ink-900 p-6 sm:p-8">
        <div className="grid gap-2">
          <h1 className="text-heading">{heading}</h1>
          {lead && <p className="text-ivory-300">{lead}</p>}
        </div>
        <LostForm />
        {children}
      </div>
    </main>
  )
}

/** A link to an alternative to the panel's form. */
export function OtherWay({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center justify-self-start text-gold-400 underline underline-offset-4"
    >
      {children}
    </a>
  )
}
