import { pathTo } from "#app/lib/http/path-to.ts"
import { gasFee } from "#content/en/what-works.ts"

/** Says that a payment in GUAP on GuapcoinX also needs GUAPX, with a link to how to get some. */
export function GasFee() {
  return (
    <p>
      {gasFee.text}{" "}
      <a href={`${pathTo("/faq")}#where-do-i-get-guapx`} className="text-link">
        {gasFee.question}
      </a>
    </p>
  )
}
