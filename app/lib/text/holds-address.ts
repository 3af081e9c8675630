/** Whether there is an email address in the text, as in a name that everybody reads. */
export const holdsAddress = (text: string): boolean => /[^\s@]@[^\s@]+\.[^\s@]/.test(text)
