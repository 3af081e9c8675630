/** A search as typed is sent when nothing has been typed for so long. */
export const typingPauseMs = 250
