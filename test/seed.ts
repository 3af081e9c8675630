import fc from "fast-check"

/**
 * Seed of fast-check for a run of `npm test`. It comes from the commit, so a failure can be repeated. A file run alone gets a
 * new seed each time.
 */
const seed = Number.parseInt(process.env.TEST_SEED ?? "", 10)
if (Number.isInteger(seed)) fc.configureGlobal({ seed })
