import { phoneHref } from "#app/listings/public-links.ts"

/** A phone number as a link; plain text if it is not a valid number or contains two. */
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
