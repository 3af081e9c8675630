import { phoneHref } from "#app/listings/public-links.ts"

/** A phone number to press; plain text where it is none, or two. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  const href = phoneHref(phone)
  return href ? (
    <a href={href} className={className}>
      {phone}
    </a>
  ) : (
    <span className="wrap-anywhere">{phone}</span>
  )
}
