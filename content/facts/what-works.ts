import { type LinkId, links } from "./links.ts"

/**
 * What can be used today. `unconfirmed`: there is an address, and nobody has checked that the service is open. Staff who set an
 * address have checked it.
 */
export type WorkState = "open" | "unconfirmed" | "not-open"

type Use = { link: LinkId; isConfirmed: boolean }

/** The wallet for each device. */
export const wallets = {
  phone: { link: "web-wallet", isConfirmed: true },
  // The page of the release is known, its file names are not.
  windows: { link: "wallet-windows", isConfirmed: false },
  macos: { link: "wallet-macos", isConfirmed: false },
  linux: { link: "wallet-linux", isConfirmed: false },
} as const satisfies Record<string, Use>

/** Services that trade the coin for another one. No service is known that sells it by card. */
export const markets = {
  exchange: { link: "exchange", isConfirmed: false },
  swap: { link: "guap-swap", isConfirmed: true },
  dex: { link: "guap-dex", isConfirmed: true },
} as const satisfies Record<string, Use>

/** The bridge between the networks. */
export const bridge = { link: "bridge", isConfirmed: false } as const satisfies Use

/** A source of the GUAPX that each payment on GuapcoinX needs for its fee. */
export const gasSource = { link: "guapx-source", isConfirmed: true } as const satisfies Use

/** @param set addresses that staff have set; they replace those of links.ts */
export function stateOf({ link, isConfirmed }: Use, set: Partial<Record<LinkId, string>>): WorkState {
  if (set[link]) return "open"
  if (!links[link].href) return "not-open"
  return isConfirmed ? "open" : "unconfirmed"
}
