/**
 * Replaces a detail of the log with the text in `names`, by the name of the detail; an unknown value is unchanged. The value may
 * be a list: 'news, town-halls'.
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

/** Returns the own property of a list, for a key from the database. */
export function lookUp<Value>(list: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined
}
