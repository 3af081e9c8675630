import { describe, expect, test } from "vitest"
import {
  categoryFor,
  completeWebAddress,
  emptyApplication,
  isPhoneNumber,
  isWebAddress,
  looksLikePrivateKey,
  missingFields,
  misspelledFields,
} from "./application-rules.ts"
import { businessTypes, countriesWithoutZip, directoryCategories } from "./options.ts"
import { application } from "./test-support.ts"

describe("a web address", () => {
  test.each([
    "https://shop.example",
    "http://www.shop.example/path?x=1#y",
    "HTTPS://SHOP.EXAMPLE",
    "https://münchen.example",
    "https://xn--80ak6aa92e.com",
    "https://shop.example:8080/",
    "https://例え.テスト",
  ])("%s is accepted", (text) => {
    expect(isWebAddress(text)).toBe(true)
  })

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt://shop.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://shop.example",
    "mailto:me@shop.example",
    "//shop.example",
    "http://",
    "https:///",
    "https://?",
    "https://localhost",
    "https://shop",
    "https://.com",
    "https://shop.",
    "https://..",
    "https://a..example",
    "https://12345",
    "https://127.0.0.1/",
    "https://[::1]/",
    "http:shop.example",
    "http:\\\\shop.example",
    "https://bank.example@evil.example",
    "https://user:pass@shop.example",
    "https://shop .example",
    "<a href='https://shop.example'>",
    "shop",
  ])("%s is refused", (text) => {
    expect(isWebAddress(text)).toBe(false)
  })

  test.each([
    ["myshop.com", "https://myshop.com"],
    ["www.my-shop.com/menu?day=1", "https://www.my-shop.com/menu?day=1"],
    ["ọjà.example", "https://ọjà.example"],
    ["https://myshop.com", "https://myshop.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["my shop", "my shop"],
    ["me@myshop.com", "me@myshop.com"],
  ])("%s means %s", (typed, meant) => {
    expect(completeWebAddress(typed)).toBe(meant)
  })
})

describe("a phone number", () => {
  test.each([
    "+1 404 555 0134",
    "(404) 555-0134",
    "0803.123.4567",
    "+234/803 123 4567 ext. 12",
    "4045550134x9",
    "404 555 0134 # 1",
  ])("%s is accepted", (text) => {
    expect(isPhoneNumber(text)).toBe(true)
  })

  test.each([
    "12345",
    "1234567890123456",
    "call me",
    "+",
    "404-555-0134; drop table",
    "4045550134 x1 x<script>",
    "4045550134 x1234567",
    "4045550134 ext twelve",
    "++14045550134",
    "１２３４５６７",
  ])("%s is refused", (text) => {
    expect(isPhoneNumber(text)).toBe(false)
  })

  test("a very long one is refused as quickly as a short one", () => {
    for (const filler of [" ", "\u00A0", "x", "ext.", "1 "])
      expect(isPhoneNumber(filler.repeat(60_000))).toBe(false)
  })
})

describe("what must be filled in", () => {
  test("everything of step one but the website and the category, everything of step two but the wallet", () => {
    expect(missingFields(emptyApplication)).toEqual([
      "businessName",
      "businessType",
      "email",
      "phone",
      "ownerName",
      "description",
      "address",
      "city",
      "state",
      "zip",
      "country",
      "acceptTerms",
    ])
    expect(missingFields(emptyApplication, 3)).toEqual(["acceptTerms"])
    expect(missingFields(application)).toEqual([])
  })

  test("of an online business only the country", () => {
    expect(missingFields({ ...emptyApplication, onlineOnly: true }, 2)).toEqual(["country"])
  })

  test.each(countriesWithoutZip)("no zip in %s", (country) => {
    expect(missingFields({ ...emptyApplication, country }, 2)).toEqual(["address", "city", "state"])
  })

  test("blanks do not fill a field", () => {
    expect(missingFields({ ...application, city: "  ", ownerName: "\t" })).toEqual(["ownerName", "city"])
  })
})

test("a browser already sees a wrong website, e-mail address and phone number", () => {
  expect(misspelledFields(application)).toEqual([])
  expect(misspelledFields({ ...application, website: "shop", email: "me@shop", phone: "12" })).toEqual([
    "website",
    "email",
    "phone",
  ])
})

test("each business type proposes a category of the filter row, and a chosen one stays", () => {
  for (const businessType of businessTypes)
    expect(directoryCategories).toContain(categoryFor({ businessType, directoryCategory: "" }))
  expect(categoryFor({ businessType: "Retail", directoryCategory: "Services" })).toBe("Services")
  expect(categoryFor({ businessType: "constructor", directoryCategory: "" })).toBe("")
})

test.each([
  "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "",
  "my wallet",
])("%j is no private key", (text) => {
  expect(looksLikePrivateKey(text)).toBe(false)
})
