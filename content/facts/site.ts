/** Short names of coins in price lists: ours, and the one it is exchanged for. */
export const ticker = "GUAP"
export const bitcoinTicker = "BTC"

/** Who gives the entries of the blog's feed their names, by RFC 4151. It never changes, wherever the site is served from. */
export const feedAuthority = "guapcoin.org,2025"
