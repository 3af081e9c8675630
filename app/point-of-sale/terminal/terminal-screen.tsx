import { isSettled, type RequestView } from "../request-view.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "till-screen": React.HTMLAttributes<HTMLElement>
    }
  }
}

/** What is heard when a request comes to a state; the cashier's own presses make no sound. */
const tones: Partial<Record<RequestView["state"], "paid" | "undone">> = {
  ...{ paid: "paid", over: "paid", late: "paid", undone: "undone" },
}

/** Nothing to see: lights the screen and sounds (till-screen-element.ts). Needs the module `till-screen`. */
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
