import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from "@react-email/components"
import { render } from "@react-email/render"
import type { ReactElement, ReactNode } from "react"
import { mailContent } from "#content/en/mails.ts"
import { site } from "#content/en/site.ts"

// Mail programs read no variables and few colours of their own accord: plain values, dark text on light ground.
const colour = {
  ink: "#14120E",
  quiet: "#5C5546",
  gold: "#F0B429",
  line: "#E4DCC8",
  ground: "#F8F2E4",
  paper: "#FFFFFF",
}

/** The frame of every mail. */
export function MailLayout({
  preview,
  title,
  footer,
  children,
}: {
  preview: string
  title: string
  footer: string
  children: ReactNode
}) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: colour.ground,
          color: colour.ink,
          fontFamily: "Helvetica, Arial, sans-serif",
          margin: 0,
          padding: "24px 0",
        }}
      >
        <Container
          style={{
            backgroundColor: colour.paper,
            border: `1px solid ${colour.line}`,
            borderRadius: 12,
            padding: 32,
            maxWidth: 560,
          }}
        >
          <Text style={{ color: "#8A6200", fontWeight: 700, margin: 0 }}>{site.name}</Text>
          <Heading as="h1" style={{ fontSize: 24, lineHeight: "30px", margin: "8px 0 16px" }}>
            {title}
          </Heading>
          {children}
          <Hr style={{ borderColor: colour.line, margin: "24px 0 12px" }} />
          <Text style={{ color: colour.quiet, fontSize: 13, margin: 0 }}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ fontSize: 16, lineHeight: "24px", margin: "0 0 12px", whiteSpace: "pre-line" }}>
      {children}
    </Text>
  )
}

/** A button, and its address for programs that show no buttons; the text form names the address by itself. */
export function MailLink({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: "16px 0" }}>
      <Button
        href={href}
        style={{
          backgroundColor: colour.gold,
          color: colour.ink,
          borderRadius: 6,
          padding: "12px 20px",
          fontWeight: 700,
        }}
      >
        {children}
      </Button>
      <Text style={{ color: colour.quiet, fontSize: 13, margin: "8px 0 0", wordBreak: "break-all" }}>
        {href}
      </Text>
    </Section>
  )
}

export const signature = mailContent.signature

/** Both forms of a mail's body. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const text = await render(element, {
    plainText: true,
    // A name in capitals may be a different name.
    htmlToTextOptions: { selectors: [{ selector: "h1", options: { uppercase: false } }] },
  })
  return { html: await render(element), text }
}
