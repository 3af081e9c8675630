/** Characters of a note that staff write for each other. */
export const noteLength = 2000
