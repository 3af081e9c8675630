import type { ReactNode } from "react"
import { formMessages } from "#content/en/forms.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sending-form": React.HTMLAttributes<HTMLElement>
    }
  }
}

type Props = {
  /** Where the form leads when it is accepted: the path of its 303. */
  done: string
  /** What the button says meanwhile. */
  words?: string
  /** What is said first when it did not arrive; the reason follows. */
  failed?: string
  /** What is said, or follows, where nobody knows the reason. */
  unknown?: string
  children: ReactNode
}

/**
 * Around a public form and what is said of it: with script it is sent without leaving the page (sending-form-element.ts).
 * Needs `handle = { elements: true }`; without script the form is a plain post.
 */
export function SendingForm({ done, words, failed, unknown, children }: Props) {
  const { sending, lost } = formMessages
  const lines = (reason: string | undefined) => [failed, reason].filter(Boolean).join("\n")
  return (
    <sending-form
      className="grid grid-cols-1 gap-5"
      data-done={done}
      data-sending={words ?? sending}
      data-network={lines(lost.network)}
      data-permission={lines(lost.permission)}
      data-other={lines(unknown ?? (failed ? undefined : lost.other))}
    >
      {children}
      <p data-lost role="alert" className="font-semibold whitespace-pre-line text-ember-text empty:hidden" />
      {/* A button that changes its own words is announced by few screen readers. */}
      <p data-status role="status" className="visually-hidden" />
    </sending-form>
  )
}
