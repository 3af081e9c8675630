import type { ComponentProps } from "react"
import { classNames } from "./class-names.ts"

const variants = {
  default: "bg-ivory-50 text-ink-950 hover:bg-ivory-300",
  destructive: "bg-ember text-ink hover:brightness-110",
  outline: "border border-ivory-400/70 text-ivory-50 hover:border-gold-400 hover:text-gold-300",
  secondary: "bg-ink-700 text-ivory-50 hover:bg-ink-600",
  ghost: "text-ivory-50 hover:bg-ink-800",
  link: "text-gold-400 underline underline-offset-4 hover:text-gold-300",
  gold: "bg-gold text-ink hover:brightness-110",
} as const

const sizes = {
  default: "min-h-11 px-5 py-2",
  sm: "min-h-9 px-3 py-1 text-sm",
  lg: "min-h-13 px-7 py-3 text-lg",
  icon: "size-11",
} as const

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes }

export function buttonClass(
  { variant = "default", size = "default" }: ButtonLook,
  className?: string,
): string {
  return classNames("button", variants[variant], sizes[size], className)
}

export function Button({
  variant,
  size,
  className,
  type = "submit",
  ...props
}: ComponentProps<"button"> & ButtonLook) {
  return <button {...props} type={type} className={buttonClass({ variant, size }, className)} />
}

/** A link that looks like a button. Public pages do not hydrate, so it is a plain anchor. */
export function ButtonLink({ variant, size, className, ...props }: ComponentProps<"a"> & ButtonLook) {
  return <a {...props} className={buttonClass({ variant, size }, className)} />
}
