import type { ReactNode } from "react"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "secret-warning": React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Wraps a form with free texts. Needs secret-warning-element.ts in the `modules` of its page. */
export function SecretWarning({ children }: { children: ReactNode }) {
  return <secret-warning className="block">{children}</secret-warning>
}
