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
  /** The path of the redirect (303) after the form is accepted. */
  done: string
  /** The text of the button while the form is sent. */
  words?: string
  /** The first line if the form did not arrive; the reason follows. */
  failed?: string
  /** The text, or the second line, if the reason is unknown. */
  unknown?: string
  children: ReactNode
}

/**
 * Wraps a public form and its messages: with script it is sent without leaving the page (sending-form-element.ts). Needs
 * `handle = { elements: true }`; without script the form is a plain post.
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
      {/* Few screen readers announce a button that changes its own text. */}
      <p data-status role="status" className="visually-hidden" />
    </sending-form>
  )
}
