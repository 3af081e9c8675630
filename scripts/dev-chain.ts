import { readFileSync } from "node:fs"
import { blockSeconds } from "#app/platform/chain/options.ts"
import { guapToken } from "#content/facts/network.ts"
import { startChain } from "#test/chain/anvil.ts"

/**
 * npm run dev:chain [port]: a chain 71111 of one's own, with a block each 5 s, coins for ten accounts and the GUAP token at its address, so
 * that a wallet in the browser has something to pay with. The site itself does not ask it: it asks public addresses alone.
 */
const chain = await startChain({ port: Number(process.argv[2] ?? 8545), blockSeconds: blockSeconds.l2 })
const million = 10n ** 24n
for (const account of chain.accounts) await chain.mintToken(account, million)
const { version } = JSON.parse(readFileSync("node_modules/@foundry-rs/anvil/package.json", "utf8"))
console.log(`anvil ${version}: chain 71111 at http://127.0.0.1:${chain.port}, a block each ${blockSeconds.l2} s
Token: ${guapToken.address} (GUAP), a million for each account.
Its accounts are those of anvil's published words, for a wallet of development alone: whatever real coin they get is taken.
  test test test test test test test test test test test junk
Ctrl+C ends it.`)
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, async () => {
    await chain.stop()
    process.exit(0)
  })
