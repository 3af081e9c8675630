// Exports of the server build for the process entry, the tests and the benchmarks. They must import from here: React Router
// compares context keys by identity, so everything that uses them has to come from one bundle.

export { longLivedTokens } from "#app/long-lived-tokens.ts"
export { rotateSecret } from "#app/site/secret-change/rotate-secret.server.ts"
export { createApp, runProduct } from "./run.ts"
export { createServices } from "./services.ts"
export { routesOfManifest } from "./shorter-manifests.ts"
