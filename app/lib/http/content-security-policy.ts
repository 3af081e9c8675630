/**
 * Allows only what a page needs. The policy names inline scripts by hash, never by nonce, so that a document can be cached with
 * its policy. Script files run only if one of these inline scripts loads them ('strict-dynamic'), so that injected markup cannot
 * load even our own files; 'self' is for browsers without 'strict-dynamic'.
 *
 * @param scriptHashes SHA-256 in base64, one for each inline script of the document
 * @param frames addresses of other sites that the document loads into a frame when the visitor clicks
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  frames: readonly string[] = [],
): string {
  const scripts = scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ")
  return [
    "default-src 'none'",
    ...(scripts ? [`script-src 'strict-dynamic' 'self' ${scripts}`] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Also on pages without script: audit tools fetch robots.txt from inside the page.
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.map((frame) => new URL(frame).origin).join(" ")}`] : []),
    // 'default-src' already covers it; checklists look for it by name.
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
}
