/** Text for a change of the site's secret: the command, and the mails to staff. */
export const secretChange = {
  command: {
    usage:
      "Usage: npm run secret:rotate, or npm run secret:rotate -- --leaked when someone else may know the secret",
    changed:
      "The site has a new secret, and its instances pick it up by themselves within a minute. Whatever was signed before is accepted until {until}. The keys of authenticator apps were encrypted again.",
    replaced:
      "The site has a new secret, and its instances pick it up by themselves within a minute. Nothing that was signed before is accepted: everyone has to sign in again, and the staff were emailed what else has ended.",
    given:
      "SITE_SECRET still encrypts the secret in the database. Change it too: set SITE_SECRET to a new one and SITE_SECRET_BEFORE to the current one, restart the instances one after the other, and run npm run secret:rotate again. Then remove SITE_SECRET_BEFORE.",
    lost: {
      one: "{count} authenticator app could not be decrypted with any secret of the site, and has to be set up again.",
      other:
        "{count} authenticator apps could not be decrypted with any secret of the site, and have to be set up again.",
    },
    closed:
      "The site's secret in the database is encrypted with a different secret than the one given here. Nothing was changed. Run the command with the DATA_DIR or the SITE_SECRET of the site.",
    failed: "The secret was not changed: {reason}",
  },
  mails: {
    changed: {
      subject: "The site secret was changed",
      lead: "The secret that signs the site's links, forms and sessions was changed at {time}. There is nothing for you to do.",
      endsHeading: "What ends",
      ends: [
        "Links that ask owners whether they still accept the coin, links about claims, and known browsers stay valid until {until}. Links in new emails use the new secret.",
      ],
      staysHeading: "What stays",
      stays: [
        "Sessions, passkeys, authenticator apps and recovery codes, unsubscribe links, applicants' links, and lesson certificates.",
      ],
    },
    replaced: {
      subject: "The site secret was replaced: what you have to do",
      lead: "Someone else may have known the secret that signs the site's links, forms and sessions. It was replaced at {time}, and nothing that was signed with it is accepted.",
      endsHeading: "What has ended",
      ends: [
        "Everyone is signed out, including owners of listings.",
        "Your recovery codes no longer work: make new ones under Your account.",
        "Whoever knew the secret may have read the key of your authenticator app. The app still works, so that you can sign in: remove it and set it up again. Passkeys are not affected.",
        "Links in emails that were sent before: to the status of an application, to confirm or end a subscription, to confirm a listing, and about claims. New emails have new links, and staff can ask an owner again.",
        "Lesson certificates: readers answer the questions again to get a new one.",
        "Forms that were open have to be sent again.",
      ],
      staysHeading: "What stays",
      stays: [
        "Passwords and passkeys, links to set a password and invitations, links to an owner's page, and the list of people who were erased, which a restore needs.",
      ],
    },
    button: "Your account",
    footer: "You get this email because you are an administrator of {site}.",
  },
} as const
