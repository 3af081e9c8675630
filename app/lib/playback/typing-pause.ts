/** Search-as-you-type sends a request after this pause, in ms. */
export const typingPauseMs = 250
