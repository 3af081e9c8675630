import type { SetLinks } from "#app/ui/set-links.ts"
import { footerLinks, laterSocialLinks, socialLinks } from "#content/en/footer-links.ts"
import { site } from "#content/en/site.ts"

/** schema.org Organization and WebSite: who speaks, and where a name can be looked up. */
export function siteStructuredData(publicUrl: string, set: SetLinks = {}) {
  const organization = { "@type": "Organization", "@id": `${publicUrl}/#organization`, name: site.name }
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        ...organization,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon-512.png`,
        slogan: site.tagline,
        sameAs: [...socialLinks, ...laterSocialLinks].flatMap((id) => footerLinks[id].href ?? set[id] ?? []),
      },
      {
        "@type": "WebSite",
        name: site.name,
        url: `${publicUrl}/`,
        inLanguage: site.locale,
        publisher: { "@id": organization["@id"] },
        potentialAction: {
          "@type": "SearchAction",
          target: `${publicUrl}/merchant-directory?q={words}`,
          "query-input": "required name=words",
        },
      },
    ],
  }
}
