export const whenTouched: [pattern: RegExp, files: string[]][]
export function nightlyFilesFor(paths: string[]): string[]
export function touchedPaths(): string[]
