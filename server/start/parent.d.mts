export function whenNpmEnds(callBack: () => void): void
