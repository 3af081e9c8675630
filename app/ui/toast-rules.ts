/** How long a toast stays, in milliseconds (document 1, section 9). */
export const toastMs = 4000
/** A swipe of so many pixels takes it away. */
export const swipePixels = 20
/** More are not shown at once: the oldest goes. */
export const maxToasts = 3
