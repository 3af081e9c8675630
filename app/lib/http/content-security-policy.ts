/**
 * Nothing is allowed that a page does not need. Inline scripts are named by their hash, never by a nonce, so that a
 * document can be kept and served again with its policy. Files of script run only when one of those puts them in
 * ('strict-dynamic'), so that not even a file of ours can be called by markup that got in; 'self' is for browsers that do
 * not know that word yet.
 *
 * @param scriptHashes SHA-256 in base64, of each inline script the document carries
 * @param frames addresses of other sites that the document loads into a frame once somebody asks for it
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
    // Also where no script of ours runs: audits look for robots.txt from inside of the page.
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.map((frame) => new URL(frame).origin).join(" ")}`] : []),
    // What the default says already, in the words that checklists look for.
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ")
}
