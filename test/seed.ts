import fc from "fast-check"

/** Of each run of `npm test`: drawn from the commit, so that what fails once fails again. A single file draws anew each time. */
const seed = Number.parseInt(process.env.TEST_SEED ?? "", 10)
if (Number.isInteger(seed)) fc.configureGlobal({ seed })
