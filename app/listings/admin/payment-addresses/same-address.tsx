import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { paymentAddresses as words } from "#content/en/payment-addresses.ts"

const mostNamed = 3

/** Names the other listings that have the same payment address: a chain has one for all its shops, and so has a thief. */
export function SameAddress({ others }: { others: { id: number; businessName: string }[] }) {
  if (others.length === 0) return null
  return (
    <p className="text-sm text-ember-text">
      {words.same}{" "}
      {others.slice(0, mostNamed).map(({ id, businessName }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link to={pathTo("/admin/listings/:id", { id })} className="underline wrap-anywhere">
            {businessName}
          </Link>
        </span>
      ))}
      {others.length > mostNamed && ` + ${others.length - mostNamed}`}
    </p>
  )
}
