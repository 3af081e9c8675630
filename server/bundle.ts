// What the built server offers to the process entry, the tests and the benchmarks. They must take it from here: React
// Router compares context keys by identity, so everything that touches them has to come from one bundle.
export { createApp } from "./app.ts"
export { runProduct } from "./run.ts"
export { createServices } from "./services.ts"
