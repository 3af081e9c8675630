/** The navigation says no more than this of what waits. */
export const mostCounted = 99
