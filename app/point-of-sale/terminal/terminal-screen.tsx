import { isSettled, type RequestView } from "../request-view.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "till-screen": React.HTMLAttributes<HTMLElement>
    }
  }
}

/** States with a sound. Actions of the cashier make none. */
const tones: Partial<Record<RequestView["state"], "paid" | "undone">> = {
  ...{ paid: "paid", over: "paid", late: "paid", undone: "undone" },
}

/**
 * An invisible element that keeps the screen on and plays sounds (terminal-screen-element.ts). Needs the module `till-screen`.
 */
export function TerminalScreen({ view, sounds }: { view: RequestView; sounds: boolean }) {
  const { code, state } = view
  return (
    <till-screen
      data-code={code}
      data-state={state}
      data-tone={sounds ? tones[state] : undefined}
      data-waits={isSettled(view) ? undefined : ""}
    />
  )
}
