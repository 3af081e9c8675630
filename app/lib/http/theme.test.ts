import { describe, expect, test } from "vitest"
import { pathBack, readTheme, themeCookie } from "./theme.ts"

describe("the theme of a request", () => {
  test.each([
    ["theme=light", "light"],
    ["theme=dark", "dark"],
    ["style-app=CXWYC1pj; theme=light", "light"],
    ["__Host-theme=dark; style-app=x", "dark"],
    [" theme=dark ;flash=x", "dark"],
    ["theme=system", "system"],
    ["theme=", "system"],
    ["theme=lighter", "system"],
    ["theme=light2", "system"],
    ["mytheme=light", "system"],
    ["x=theme=light", "system"],
    ["", "system"],
    [undefined, "system"],
    [null, "system"],
  ])("for the cookies %j it is %s", (cookies, theme) => {
    expect(readTheme(cookies)).toBe(theme)
  })

  test("it is the theme of its cookie, over http and https", () => {
    for (const publicUrl of ["http://localhost:3000", "https://guap.example"])
      for (const theme of ["system", "light", "dark"] as const) {
        const [pair] = themeCookie(theme, { publicUrl }).split(";")
        expect(readTheme(pair)).toBe(theme)
      }
  })
})

test.each([
  [null, "/"],
  ["", "/"],
  ["nonsense", "/"],
  ["https://guap.example/faq", "/faq"],
  ["https://guap.example/merchant-directory?q=a%20b&page=2#list", "/merchant-directory?q=a%20b&page=2"],
  ["https://guap.example//evil.example/x", "/evil.example/x"],
  ["https://guap.example/\\evil.example", "/evil.example"],
  ["https://guap.example///evil.example", "/evil.example"],
  ["https://evil.example/faq", "/faq"],
  ["javascript:alert(1)", "/"],
  ["data:text/html,x", "/"],
])("for the referer %j, pathBack returns %s", (referer, path) => {
  expect(pathBack(referer)).toBe(path)
})
