export default {
  distDir: "build",
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
}
