import { linkHref, type SetLinks } from "#app/ui/set-links.ts"
import { site } from "#content/en/site.ts"
import { footerLinks, laterSocialLinks, socialLinks } from "#content/facts/footer-links.ts"

/** schema.org Organization and WebSite. */
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
        sameAs: [...socialLinks, ...laterSocialLinks].flatMap(
          (id) => linkHref(set, id, footerLinks[id].href) ?? [],
        ),
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
