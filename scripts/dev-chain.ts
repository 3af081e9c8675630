import { readFileSync } from "node:fs"
import { blockSeconds } from "#app/payments/chain/options.ts"
import { guapToken } from "#content/facts/network.ts"
import { startChain } from "#test/chain/anvil.ts"

/**
 * npm run dev:chain [port]: a local chain 71111 with a block every 5 s, coins for ten accounts and the GUAP token at its
 * address, so that a browser wallet can pay. The site polls public addresses only; this prints how to make one see the
 * chain.
 */
const chain = await startChain({ port: Number(process.argv[2] ?? 8545), blockSeconds: blockSeconds.l2 })
const million = 10n ** 24n
for (const account of chain.accounts) await chain.mintToken(account, million)
const { version } = JSON.parse(readFileSync("node_modules/@foundry-rs/anvil/package.json", "utf8"))
console.log(`anvil ${version}: chain 71111 at http://127.0.0.1:${chain.port}, a block each ${blockSeconds.l2} s
Token: ${guapToken.address} (GUAP), a million for each account.
Its accounts are those of anvil's published words, for a wallet of development alone: whatever real coin they get is taken.
  test test test test test test test test test test test junk
A site that watches it:
  TEST_CHAIN_PORT=${chain.port} NODE_OPTIONS=--import=./test/chain/reach-chain.mjs npm run dev
  Staff set, as servers of the networks, https://first.test/ and https://second.test/ for layer 2, and then Watch, under Payments.
Ctrl+C ends it.`)
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, async () => {
    await chain.stop()
    process.exit(0)
  })
