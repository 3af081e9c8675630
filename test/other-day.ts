/**
 * True in the time-travel tests (lab/other-days). There the database server never applies a statement timeout, because
 * libfaketime takes over its timers.
 */
export const isOtherDay = process.env.FAKETIME !== undefined
