import { classNames } from "./class-names.ts"

/** Keeps the place of what is being loaded, so that nothing moves when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("animate-pulse rounded-card bg-ink-800", className)} />
}
