import { expect, test } from "vitest"
import { nextPath } from "./require-admin.server.ts"

test.each(["/admin", "/admin/merchants", "/admin/merchants/7?status=pending&q=a%20b", "/admin/x%2Fy"])(
  "a sign-in may redirect to %s",
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

test.each([
  null,
  "",
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example",
  "/admin//evil.example",
  "/admin/\\evil.example",
  "/admin\n//evil.example",
  "/admin\t",
  "/admin.evil.example",
  "/administrator",
  "/admin/../terms",
  "/admin/%2e%2e/terms",
  "/merchants",
  "javascript:alert(1)",
  "/admin/login?next=/admin/login",
  "/admin/logout",
  "/admin/setup/token",
  "/admin/login/second-step",
  "/admin/password-reset",
  "/admin/password-reset/token",
  "/admin/invitation/token",
])("a sign-in with the target %j redirects to the dashboard", (path) => {
  expect(nextPath(path)).toBe("/admin")
})
