import { useState } from "react"
import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { useScriptClass } from "#app/ui/use-script-class.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"

const words = accountContent.recovery

/** Recovery codes, shown only once. When printed, the page shows nothing else. */
export function RecoveryCodeList({ codes, email }: { codes: string[]; email: string }) {
  const [copied, setCopied] = useState<"yes" | "failed" | null>(null)
  const scriptClass = useScriptClass()
  const heading = format(words.fileHeading, { site: site.name, email })
  const file = `${heading}\r\n\r\n${codes.join("\r\n")}\r\n`
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    )
  return (
    <section className="panel grid max-w-xl gap-4 p-5 print:border-0 print:bg-transparent print:shadow-none">
      <h1 className="font-sans text-xl font-bold">{words.heading}</h1>
      <p className="text-ivory-300 print:hidden">{words.lead}</p>
      <p className="text-ivory-300 print:hidden">{words.advice}</p>
      <p className="hidden print:block">{heading}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-ink-950 p-4 font-mono text-lg print:bg-transparent">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button type="button" variant="outline" className={scriptClass} onClick={copy}>
          {words.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={words.fileName}
          className={buttonClass({ variant: "outline" })}
        >
          {words.download}
        </a>
        <Button type="button" variant="outline" className={scriptClass} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <p role="status" className="font-semibold empty:hidden print:hidden">
        {copied === "yes" && words.copied}
        {copied === "failed" && words.copyFailed}
      </p>
      <Link
        to={pathTo("/admin/account")}
        className={buttonClass({ variant: "gold" }, "justify-self-start print:hidden")}
      >
        {words.done}
      </Link>
    </section>
  )
}
