/** Largest count in the navigation. */
export const mostCounted = 99
