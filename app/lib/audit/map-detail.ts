/**
 * A detail of the log by `names`, which are sorted by the name of the detail; what they do not know stays. It may be a
 * list: 'news, town-halls'.
 */
export function mapDetail(
  names: Record<string, Record<string, string>>,
  name: string,
  value: string,
): string {
  const known = lookUp(names, name)
  if (!known) return value
  return value
    .split(", ")
    .map((part) => lookUp(known, part) ?? part)
    .join(", ")
}

/** What stands in a list under a key that came from the database. */
export function lookUp<Value>(list: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined
}
