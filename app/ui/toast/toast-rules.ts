/** Display time of a toast, in milliseconds (docs/rulings.md, Messages). */
export const toastMs = 4000
/** A swipe of this many pixels removes it. */
export const swipePixels = 20
/** The maximum number of visible toasts: the oldest is removed. */
export const maxToasts = 3
