/** How long a toast stays, in milliseconds (docs/rulings.md, Messages). */
export const toastMs = 4000
/** A swipe of so many pixels takes it away. */
export const swipePixels = 20
/** More are not shown at once: the oldest goes. */
export const maxToasts = 3
