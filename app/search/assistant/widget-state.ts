export type WidgetState = "closed" | "open" | "minimised"
export type WidgetAction = "open" | "minimise" | "restore" | "close"

const transitions: Record<WidgetState, Partial<Record<WidgetAction, WidgetState>>> = {
  closed: { open: "open" },
  open: { minimise: "minimised", close: "closed" },
  minimised: { restore: "open", close: "closed" },
}

/** The bubble, the panel and the bar of the assistant; what a state does not know leaves it as it is. */
export function nextWidgetState(state: WidgetState, action: WidgetAction): WidgetState {
  return transitions[state][action] ?? state
}
