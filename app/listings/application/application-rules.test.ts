import { describe, expect, test } from "vitest"
import { looksLikePrivateKey } from "#app/lib/text/private-key.ts"
import { completeWebAddress, isWebAddress } from "#app/lib/text/web-address.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { businessTypeWords, countriesWithZip, directoryCategoryWords } from "../options.ts"
import { categoryFor, emptyApplication, missingFields, misspelledFields } from "./application-rules.ts"
import { application } from "./test-application.ts"

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
    ["\u200Ehttps://myshop.com\u200F", "https://myshop.com"],
    [" my\u00ADshop.com\uFEFF", "https://myshop.com"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["my shop", "my shop"],
    ["me@myshop.com", "me@myshop.com"],
  ])("%s is completed to %s", (typed, meant) => {
    expect(completeWebAddress(typed)).toBe(meant)
  })
})

describe("required fields", () => {
  test("are all of step 1 except website and category, and all of step 2 except the payment address", () => {
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
      "country",
      "zip",
      "acceptTerms",
    ])
    expect(missingFields(emptyApplication, 3)).toEqual(["acceptTerms"])
    expect(missingFields(application)).toEqual([])
  })

  test("of an online business in step 2 are only the country", () => {
    expect(missingFields({ ...emptyApplication, onlineOnly: true }, 2)).toEqual(["country"])
  })

  test.each(["Nigeria", "Ghana", "Kenya", "Other", "AE", "CI", "CM", "HK", "IE", "JM", "PA", "TT"])(
    "include no zip in %s",
    (country) => {
      expect(missingFields({ ...emptyApplication, country }, 2)).toEqual(["address", "city", "state"])
    },
  )

  test.each(["United States", "Canada", "United Kingdom", "South Africa", "BR", "DE", "FR", "IN", "NL"])(
    "include a zip in %s",
    (country) => {
      expect(missingFields({ ...emptyApplication, country }, 2)).toEqual(["address", "city", "state", "zip"])
    },
  )

  test("include a zip only in known countries", () => {
    const posted = Object.values(countryWords)
    expect(countriesWithZip.filter((country) => !posted.includes(country))).toEqual([])
    expect(new Set(countriesWithZip).size).toBe(74)
  })

  test("are missing if they contain only white space", () => {
    expect(missingFields({ ...application, city: "  ", ownerName: "\t" })).toEqual(["ownerName", "city"])
  })
})

test("the browser check finds a wrong website and mail address, and accepts any phone number", () => {
  expect(misspelledFields(application)).toEqual([])
  expect(misspelledFields({ ...application, website: "shop", email: "me@shop", phone: "12" })).toEqual([
    "website",
    "email",
  ])
})

test("each business type proposes a known category, and a chosen category stays", () => {
  const categories = Object.values(directoryCategoryWords)
  for (const businessType of [...Object.values(businessTypeWords), ...Object.keys(businessTypeWords)])
    expect(categories).toContain(categoryFor({ businessType, directoryCategory: "" }))
  expect(categoryFor({ businessType: "Retail", directoryCategory: "Services" })).toBe("Services")
  expect(categoryFor({ businessType: "constructor", directoryCategory: "" })).toBe("")
})

test.each([
  "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "",
  "my wallet",
])("%j is not a private key", (text) => {
  expect(looksLikePrivateKey(text)).toBe(false)
})
