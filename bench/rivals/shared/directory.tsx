export { Directory } from "#app/features/merchants/directory.tsx"
export { pageCount, readDirectorySearch } from "#app/features/merchants/directory-search.ts"
export { directoryPlaces } from "#app/features/merchants/options.ts"
export { fold } from "#app/platform/fold.ts"
