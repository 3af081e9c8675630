export type WidgetState = "closed" | "open" | "minimised"
export type WidgetAction = "open" | "minimise" | "restore" | "close"

const transitions: Record<WidgetState, Partial<Record<WidgetAction, WidgetState>>> = {
  closed: { open: "open" },
  open: { minimise: "minimised", close: "closed" },
  minimised: { restore: "open", close: "closed" },
}

/** State of the assistant after an action; an action that the state does not define changes nothing. */
export function nextWidgetState(state: WidgetState, action: WidgetAction): WidgetState {
  return transitions[state][action] ?? state
}
