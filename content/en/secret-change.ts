/** What is said when the secret of the site is changed: by the command, and to the staff. */
export const secretChange = {
  command: {
    usage:
      "Usage: npm run secret:rotate, or npm run secret:rotate -- --leaked when someone else may know the secret",
    changed:
      "The site has a new secret, and its instances take it by themselves within a minute. What was signed before is accepted until {until}. Second steps were sealed anew.",
    replaced:
      "The site has a new secret, and its instances take it by themselves within a minute. Nothing that was signed before is accepted: everyone signs in again, and the staff were mailed what else has ended.",
    given:
      "SITE_SECRET still locks the secret in the database. Change it too: set SITE_SECRET to a new one and SITE_SECRET_BEFORE to the one of now, restart the instances one after the other, and run npm run secret:rotate once more. Then take SITE_SECRET_BEFORE away.",
    lost: {
      one: "{count} authenticator app could not be opened with any secret of the site, and has to be set up anew.",
      other:
        "{count} authenticator apps could not be opened with any secret of the site, and have to be set up anew.",
    },
    closed:
      "The site's secret stands in its database, locked with another one than is given here: nothing was changed. Run the command with the DATA_DIR or the SITE_SECRET of the site.",
    failed: "The secret was not changed: {reason}",
  },
  mails: {
    changed: {
      subject: "The secret of the site was changed",
      lead: "The secret with which the site signs links, forms and sessions was changed at {time}. You have nothing to do.",
      endsHeading: "What ends",
      ends: [
        "Links that ask owners whether they still accept the coin, links about claims, and browsers that are known stay good until {until}. Those of new emails have the new secret.",
      ],
      staysHeading: "What stays",
      stays: [
        "Sessions, passkeys, authenticator apps and recovery codes, links to end a subscription, links of applicants, and certificates of lessons.",
      ],
    },
    replaced: {
      subject: "The secret of the site was replaced: what you have to do",
      lead: "Someone else may have known the secret with which the site signs links, forms and sessions. It was replaced at {time}, and nothing that was signed with it is accepted.",
      endsHeading: "What has ended",
      ends: [
        "Everyone is signed out, owners of listings too.",
        "Your recovery codes do not work: make new ones under Your account.",
        "Whoever knew the secret may have read the key of your authenticator app. The app works on, so that you can sign in: remove it and set it up anew. Passkeys are not concerned.",
        "Links in emails that were sent before: to the state of an application, to confirm or end a subscription, to confirm a listing, and about claims. Emails from now on have new ones, and staff can ask an owner again.",
        "Certificates of lessons: readers answer the questions again for a new one.",
        "Forms that were open are sent once more.",
      ],
      staysHeading: "What stays",
      stays: [
        "Passwords and passkeys, links to set a password and invitations, links to an owner's page, and the list of the erased, which a restore needs.",
      ],
    },
    button: "Your account",
    footer: "You get this email because you look after {site}.",
  },
} as const
