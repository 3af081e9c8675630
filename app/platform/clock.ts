/** The time of day, passed in so that tests can move it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
