import { type LinkId, links } from "./links.ts"

/**
 * What can be used today. `unconfirmed`: there is an address, and nobody has seen that what is behind it is open. Staff who
 * set an address have seen it.
 */
export type WorkState = "open" | "unconfirmed" | "not-open"

type Use = { link: LinkId; isConfirmed: boolean }

/** The wallet for each device. */
export const wallets = {
  phone: { link: "web-wallet", isConfirmed: true },
  // The release's page is known, its files are not.
  windows: { link: "wallet-windows", isConfirmed: false },
  macos: { link: "wallet-macos", isConfirmed: false },
  linux: { link: "wallet-linux", isConfirmed: false },
} as const satisfies Record<string, Use>

/** Where the coin is traded for another one. No service is known that sells it for a card. */
export const markets = {
  exchange: { link: "exchange", isConfirmed: false },
  swap: { link: "guap-swap", isConfirmed: true },
  dex: { link: "guap-dex", isConfirmed: true },
} as const satisfies Record<string, Use>

/** The way from one network to the other. */
export const bridge = { link: "bridge", isConfirmed: false } as const satisfies Use

/** Where somebody without GUAPX gets the little that each payment on GuapcoinX needs for its fee. */
export const gasSource = { link: "guapx-source", isConfirmed: true } as const satisfies Use

/** @param set addresses of the staff's, in the place of ours */
export function stateOf({ link, isConfirmed }: Use, set: Partial<Record<LinkId, string>>): WorkState {
  if (set[link]) return "open"
  if (!links[link].href) return "not-open"
  return isConfirmed ? "open" : "unconfirmed"
}
