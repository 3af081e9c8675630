export { HomePage } from "#app/features/home/home-page.tsx"
