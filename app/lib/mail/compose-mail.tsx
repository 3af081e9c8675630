import type { CSSProperties, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { site } from "#content/en/site.ts"

/** A part of a mail's body. A string is a paragraph. */
export type MailPart =
  | string
  | { heading: string }
  | { steps: readonly string[] }
  /** Text typed by a person: line breaks are kept. */
  | { lines: string }
  /** A button, with its address below for programs that show no buttons. */
  | { href: string; label: string }

export type MailContent = {
  subject: string
  /** The text that a mail program shows beside the subject. */
  preview: string
  /** In order; empty parts are left out. */
  parts: (MailPart | null | false)[]
  /** Why the recipient gets this mail. */
  footer: string
  /** The unsubscribe address for the mail program's own button (RFC 2369), one click without a page (RFC 8058). */
  unsubscribe?: string
}

export type ComposedMail = { subject: string; html: string; text: string; headers?: Record<string, string> }

/** Returns a mail in the shared template, as HTML and as text. */
export function composeMail({ subject, preview, parts, footer, unsubscribe }: MailContent): ComposedMail {
  const body = parts.filter((part): part is MailPart => Boolean(part))
  const frame = (
    <Frame title={subject} preview={preview} footer={footer}>
      {body.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <Part key={index} part={part} />
      ))}
    </Frame>
  )
  const text = [`${site.name}\n\n\n${oneLine(subject)}`, ...body.map(textOf), "-".repeat(40), oneLine(footer)]
  return {
    subject,
    html: doctype + renderToStaticMarkup(frame),
    text: text.filter((block) => block !== "").join("\n\n"),
    headers: unsubscribe
      ? { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : undefined,
  }
}

/**
 * Adds the date of writing at the end: a mail may be delayed, printed, or forwarded.
 *
 * @param day trusted content, inserted without escaping
 */
export function withDay<Mail extends Pick<ComposedMail, "html" | "text">>(mail: Mail, day: string): Mail {
  return { ...mail, html: mail.html.replace(dayless, `>${day}</p>`), text: `${mail.text}\n\n${day}` }
}

/** Typed text is escaped, so this string occurs only in the template. */
const dayless = ' data-day=""></p>'

function textOf(part: MailPart): string {
  if (typeof part === "string") return oneLine(part)
  if ("heading" in part) return oneLine(part.heading)
  if ("steps" in part) return part.steps.map((step, index) => ` ${index + 1}. ${step}`).join("\n")
  if ("lines" in part) return part.lines.split("\n").map(oneLine).join("\n")
  return `${part.label}:\n${part.href}`
}

/**
 * Collapses white space as HTML does, and zero-width spaces; other invisible characters stay, because some languages need them.
 */
function oneLine(text: string): string {
  return text.replace(/[ \t\r\n\f\u200B]+/g, " ").replace(/^ | $/g, "")
}

// From here on for mail programs, whose HTML is that of 2000: tables and inline styles. Outlook ignores padding of links, so it
// gets spaces of a fixed width in a conditional comment.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'
const table = { width: "100%", border: 0, cellPadding: 0, cellSpacing: 0, role: "presentation" } as const

// Mail programs support no CSS variables and few of our color formats: plain hex values, dark text on a light background.
const colour = {
  ink: "#14120E",
  quiet: "#5C5546",
  gold: "#F0B429",
  ember: "#E0533D",
  leaf: "#3FA66B",
  indigo: "#6C7BE0",
  line: "#E4DCC8",
  ground: "#F8F2E4",
  paper: "#FFFFFF",
}

type FrameProps = { title: string; preview: string; footer: string; children: ReactNode }

function Frame({ title, preview, footer, children }: FrameProps) {
  return (
    <html dir="ltr" lang={site.language}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
      </head>
      <body style={{ backgroundColor: colour.ground, margin: 0, padding: 0 }}>
        <Preview text={preview} />
        <table {...table} align="center">
          <tbody>
            <tr>
              <td style={page}>
                <table {...table} align="center" style={sheet}>
                  <tbody>
                    <tr>
                      <td style={bar}>{site.name}</td>
                    </tr>
                    <tr>
                      <td>
                        <Strip />
                      </td>
                    </tr>
                    <tr style={{ width: "100%" }}>
                      <td style={{ padding: 24 }}>
                        <h1 style={{ fontSize: 24, lineHeight: "30px", margin: "0 0 16px" }}>{title}</h1>
                        {children}
                        <hr style={rule} />
                        <p style={small}>{footer}</p>
                        <p style={small} data-day="" />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const page: CSSProperties = {
  backgroundColor: colour.ground,
  color: colour.ink,
  fontFamily: "Helvetica, Arial, sans-serif",
  margin: 0,
  padding: "24px 0",
}
const sheet: CSSProperties = {
  backgroundColor: colour.paper,
  border: `1px solid ${colour.line}`,
  maxWidth: 560,
  // A long string without spaces, such as a payment address, must not make the mail wider than a phone.
  tableLayout: "fixed",
  wordBreak: "break-word",
}
/** As in the bar of the site: gold on a dark background. */
const bar: CSSProperties = {
  backgroundColor: colour.ink,
  color: colour.gold,
  fontSize: 20,
  fontWeight: 700,
  padding: "16px 24px",
}

const strip = [
  "gold",
  "ink",
  "ember",
  "ink",
  "gold",
  "ink",
  "leaf",
  "ink",
  "gold",
  "ink",
  "indigo",
  "ink",
] as const

/** The pattern band of the site as table cells: mail programs block images by default. */
function Strip() {
  return (
    <table {...table} style={{ tableLayout: "fixed" }} aria-hidden="true">
      <tbody>
        <tr>
          {[...strip, ...strip, "gold" as const].map((thread, index) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
              key={index}
              style={{ backgroundColor: colour[thread], height: 8, fontSize: 0, lineHeight: "8px" }}
            />
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const rule: CSSProperties = {
  width: "100%",
  border: "none",
  borderTop: `1px solid ${colour.line}`,
  margin: "24px 0 12px",
}
const small: CSSProperties = { color: colour.quiet, fontSize: 13, lineHeight: "24px", margin: 0 }
const paragraph: CSSProperties = {
  fontSize: 16,
  lineHeight: "24px",
  margin: "0 0 12px",
  whiteSpace: "pre-line",
}

const previewLength = 150
/** Invisible characters that no program collapses: they keep the text after the preview out of it. */
const filler = "\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF"

function Preview({ text }: { text: string }) {
  const shown = text.slice(0, previewLength)
  const style = {
    display: "none",
    overflow: "hidden",
    lineHeight: "1px",
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  }
  return (
    <div style={style}>
      {shown}
      <div>{filler.repeat(previewLength - shown.length)}</div>
    </div>
  )
}

function Part({ part }: { part: MailPart }) {
  if (typeof part === "string") return <p style={paragraph}>{part}</p>
  if ("href" in part) return <LinkButton {...part} />
  if ("steps" in part)
    return (
      <ol style={{ lineHeight: "24px", margin: "0 0 12px", paddingLeft: 24 }}>
        {part.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )
  if ("heading" in part)
    return (
      <p style={paragraph}>
        <strong>{part.heading}</strong>
      </p>
    )
  const lines: ReactNode[] = []
  for (const line of part.lines.split("\n")) lines.push(<br key={lines.length} />, line)
  return <p style={paragraph}>{lines.slice(1)}</p>
}

const before = '<i style="mso-font-width:500%;mso-text-raise:18" hidden>&#8202;&#8202;</i>'
const after = '<i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i>'

function LinkButton({ href, label }: { href: string; label: string }) {
  return (
    <table {...table} align="center" style={{ margin: "16px 0" }}>
      <tbody>
        <tr>
          <td>
            <a href={href} style={button} target="_blank" rel="noopener">
              <ForOutlook html={before} />
              <span style={buttonText}>{label}</span>
              <ForOutlook html={after} />
            </a>
            <p style={{ ...small, margin: "8px 0 0", wordBreak: "break-all" }}>{href}</p>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const button = {
  lineHeight: "100%",
  textDecoration: "none",
  display: "inline-block",
  maxWidth: "100%",
  msoPaddingAlt: "0px",
  backgroundColor: colour.gold,
  color: colour.ink,
  borderRadius: 6,
  padding: "12px 20px",
  fontWeight: 700,
}
const buttonText = {
  maxWidth: "100%",
  display: "inline-block",
  lineHeight: "120%",
  msoPaddingAlt: "0px",
  msoTextRaise: 9,
}

/** @param html a constant of this file, never user input */
function ForOutlook({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments; the two that are written stand above
  return <span dangerouslySetInnerHTML={{ __html: `<!--[if mso]>${html}<![endif]-->` }} />
}
