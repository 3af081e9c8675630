/** Returns whether the text contains an email address, such as in a public name. */
export const holdsAddress = (text: string): boolean => /[^\s@]@[^\s@]+\.[^\s@]/.test(text)
