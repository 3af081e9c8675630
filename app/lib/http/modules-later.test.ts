import { expect, test } from "vitest"
import { startModulesLater } from "./modules-later.ts"

const document = (inside: string) => `<!DOCTYPE html><html><head></head><body>${inside}</body></html>`

test("a document without modules is unchanged", () => {
  const text = document('<script type="application/ld+json">{}</script><p>type="module"</p>')
  expect(startModulesLater(text, "n")).toBe(text)
})

test("the parser finds no modules, and the code of every script is unchanged", () => {
  const code = 'import "/assets/a.js"; "</body>$&$1"'
  const before = document(
    `<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><script nonce="n" type="module" async="">${code}</script><script type="module" src="/c.js"></script><script nonce="n">1</script>`,
  )
  const after = startModulesLater(before, "n")
  expect(after).toContain(
    `<body><script nonce="n" type="text/x-module">${code}</script><script type="text/x-module" data-src="/c.js"></script><script nonce="n">1</script>`,
  )
  expect(after).toMatch(
    /<script nonce="n">\(function startModules.*\)\(\["\/assets\/a.js","\/assets\/b.js"\]\)<\/script><\/body><\/html>$/s,
  )
})
