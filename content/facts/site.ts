/** Short names of coins in price lists: ours, and the coin it is exchanged for. */
export const ticker = "GUAP"
export const bitcoinTicker = "BTC"

/** The tagging entity (RFC 4151) in the ids of the blog feed's entries. It must never change, whatever domain serves the site. */
export const feedAuthority = "guapcoin.org,2025"
