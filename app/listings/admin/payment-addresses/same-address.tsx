import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { paymentAddresses as words } from "#content/en/payment-addresses.ts"

const mostNamed = 3

/** Names other listings with the same payment address. A chain has one for all its shops; a thief may use one for many. */
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
