import type { ReactNode } from "react"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sending-form": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Around a form that posts and leaves the page: while it is on its way its button says so and is disabled. Needs
 * `handle = { elements: true }`; without script the form is as good, only quieter.
 *
 * @param words what the button says meanwhile
 */
export function SendingForm({ words, children }: { words: string; children: ReactNode }) {
  return (
    <sending-form data-sending={words}>
      {children}
      {/* A button that changes its own words is announced by few screen readers. */}
      <p role="status" className="visually-hidden" />
    </sending-form>
  )
}
