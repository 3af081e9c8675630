/**
 * Replaces each piece of a text from one mark to the next other one, marks included. Looks for the marks alone: over a
 * whole document that takes a fifth of the time of a regular expression.
 *
 * @param replace gets what stands between the marks
 */
export function replaceBetween(
  text: string,
  [start, end]: [string, string],
  replace: (between: string) => string,
): string {
  let replaced = ""
  let from = 0
  for (;;) {
    const at = text.indexOf(start, from)
    const until = at < 0 ? -1 : text.indexOf(end, at + start.length)
    if (until < 0) return from === 0 ? text : replaced + text.slice(from)
    replaced += text.slice(from, at) + replace(text.slice(at + start.length, until))
    from = until + end.length
  }
}
