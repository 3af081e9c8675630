import { site } from "#content/en/site.ts"

/** A coin of woven bars, and the name. Both fit on a phone beside a button at any text size. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" width="32" height="32" className="size-[min(2rem,10vw)]" aria-hidden="true">
        <circle cx="16" cy="16" r="15" fill="#f0b429" />
        <path fill="none" stroke="#0b0a08" strokeWidth="3" d="M22.5 11.5A8 8 0 1 0 24 17h-8" />
        <path fill="#0b0a08" d="M15 3h2v3h-2zM15 26h2v3h-2z" />
      </svg>
      <span className="font-display text-[min(1.125rem,6.5vw)] font-semibold">{site.name}</span>
    </span>
  )
}
