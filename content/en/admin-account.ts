/** Text about staff accounts: passwords, two-factor sign-in, passkeys, sessions, and the team. */

const ifNotYou =
  "If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team."

export const accountContent = {
  /** For the audit log: plural, singular, and the actions, which follow the actor's name. */
  log: {
    many: "Accounts",
    one: "account",
    actions: {
      "account.authenticator-added": "added an authenticator app",
      "account.authenticator-removed": "removed an authenticator app",
      "account.passkey-added": "added a passkey",
      "account.passkey-removed": "removed a passkey",
      "account.passkey-renamed": "renamed a passkey",
      "account.mails-chosen": "chose which emails to get",
      "account.display-name-chosen": "changed the public name",
      "account.password-changed": "changed a password",
      "account.password-reset": "set a new password by email",
      "account.password-reset-asked": "asked for a new password",
      "account.recovery-code-used": "signed in with a recovery code",
      "account.recovery-codes-renewed": "made new recovery codes",
      "account.second-step-guessed": "entered wrong two-factor codes",
      "account.second-step-reset": "reset a colleague's two-factor sign-in",
      "account.second-step-reset-asked": "asked to reset a colleague's two-factor sign-in",
      "account.second-step-reset-declined": "declined to reset a two-factor sign-in",
      "account.sessions-ended": "ended sessions",
      "account.sign-in-wait-asked": "asked for a link that ends a sign-in delay",
      "account.sign-in-wait-lifted": "ended the sign-in delay of a browser by email",
      "account.waits-lifted": "ended the sign-in delays of an account",
      "account.team-joined": "joined the team",
      "account.team-left": "left the team",
      "account.time-zone-chosen": "chose a time zone",
      "admin.created": "added an administrator",
      "admin.removed": "removed an administrator",
      "admin.sign-in-refused": "refused a sign-in",
      "admin.signed-in": "signed in",
      "admin.signed-out": "signed out",
    },
  },
  cancel: "Cancel",
  back: "Back to your account",

  /** /admin/account */
  account: {
    title: "Your account",
    email: "You sign in as {email}.",
    password: {
      title: "Password",
      text: "Use a long password that you use nowhere else.",
      change: "Change password",
    },
    secondStep: {
      title: "Two-factor sign-in",
      text: "With two-factor sign-in, your password alone does not open the back office. You also need your phone or your passkey.",
      on: "On",
      off: "Off",
      authenticator: "Authenticator app",
      authenticatorSince: "On since {date}.",
      authenticatorOff: "An app on your phone shows a new code every 30 seconds.",
      setUp: "Set up",
      manage: "Manage",
      passkeys: "Passkeys",
      passkeysNone: "A passkey signs you in with your finger, your face or the PIN of your device.",
      passkeysCount: { one: "You have {count} passkey.", other: "You have {count} passkeys." },
      recovery: "Recovery codes",
      recoveryLeft: { one: "{count} code is left.", other: "{count} codes are left." },
      required: "Set up two-factor sign-in first",
      requiredText:
        "Your team requires it for everyone. Set up an authenticator app or a passkey below; then everything else opens.",
      recoveryFew: "You have few recovery codes left. Make new ones.",
      renew: "Make new codes",
    },
    displayName: {
      title: "Public name",
      text: "Readers see this name above your new articles. They never see your email address.",
      label: "Name",
      save: "Save name",
      address: "Enter a name, not an email address. Everyone can read it.",
    },
    timeZone: {
      title: "Time zone",
      text: "Times are shown and entered in {zone}.",
      notChosen: "You have not chosen a time zone yet. Times are in {zone}.",
      label: "Your time zone",
      choose: "Choose one",
      save: "Save time zone",
    },
    mails: {
      title: "Emails to you",
      text: "Choose which emails about the site's work you get. Emails about your account always come. An email that nobody gets goes to every administrator.",
      shared: "Every email also goes to the shared address in the settings: {addresses}",
      legend: "Email me about",
      topics: {
        applications: "Merchant applications",
        stories: "Stories",
        messages: "Messages",
        "payment-addresses": "Payment addresses to check",
        owners: "Owners' changes, pictures and claims",
        checks: "Warnings about listings",
        site: "Problems of the site: backups, email, disk",
      },
      save: "Save emails",
    },
    sessions: {
      title: "Where you are signed in",
      text: "Each line is one browser. If you do not recognize one, end its session and change your password.",
      browser: "{browser} on {system}",
      browserOnly: "{browser}",
      systemOnly: "A browser on {system}",
      unknown: "Unknown browser",
      thisOne: "This browser",
      times: "Signed in {started}. Last seen {seen}.",
      end: "End session",
      endOf: "End session: {browser}, signed in {started}",
      endOthers: "Log out everywhere else",
      endAll: "Log out everywhere",
    },
  },

  /** /admin/account/confirm */
  confirm: {
    title: "Please confirm that it is you",
    heading: "Please confirm that it is you",
    lead: "You are about to change something important. Enter your password again to continue.",
    password: "Password",
    submit: "Confirm",
    wrong: "This is not your password.",
    startAgain: "You are signed out. Please sign in again.",
    passkey: "Confirm with a passkey",
  },

  /** /admin/account/password */
  password: {
    title: "Change password",
    lead: "This logs you out of all other browsers. We'll email you about it.",
    current: "Current password",
    next: "New password",
    wrong: "This is not your current password.",
    submit: "Change password",
  },

  /** /admin/account/authenticator */
  authenticator: {
    title: "Authenticator app",
    lead: "An authenticator app shows a six-digit code that changes every 30 seconds. Once it is on, we ask for that code after your password.",
    scan: "1. Open an authenticator app on your phone and scan this QR code.",
    qrLabel: "QR code for your authenticator app",
    type: "Can't scan it? Enter this key in the app:",
    secret: "Key",
    enter: "2. Enter the code that the app shows.",
    code: "Six-digit code",
    wrong: "This code is wrong. Wait for the next one and try again.",
    submit: "Turn on",
    onSince: "Your authenticator app has been on since {date}.",
    remove: "Turn off the authenticator app",
    removeText:
      "After this, we no longer ask for a code when you sign in. To use another phone, turn it off and set it up again.",
    removeConfirm: "Yes, turn it off",
  },

  /** Shown once: when two-factor sign-in is set up, and when the codes are renewed. */
  recovery: {
    title: "Recovery codes",
    heading: "Save your recovery codes",
    lead: "If you lose your phone or your passkey, one of these codes lets you in. Each code works once. We show them only now.",
    advice: "Keep them where you keep important papers, not on the phone you sign in with.",
    copy: "Copy all",
    copied: "Copied!",
    copyFailed: "Your browser did not allow copying. Please select the codes and copy them.",
    download: "Download as text",
    fileName: "guapcoin-recovery-codes.txt",
    fileHeading: "Recovery codes for {site}, account {email}. Each works once.",
    print: "Print",
    done: "I have saved them",
    renewLead: { one: "You have {count} unused code.", other: "You have {count} unused codes." },
    renewText: "New codes replace all old ones. The old ones stop working at once.",
    renew: "Make new codes",
    nothing: "Recovery codes are part of two-factor sign-in. Set up an authenticator app or a passkey first.",
  },

  /** /admin/account/passkeys */
  passkeys: {
    title: "Passkeys",
    lead: "A passkey is stored in your phone, your computer or a security key. It signs you in without a password, and no fake site can steal it.",
    none: "You have no passkey yet.",
    added: "Added {date}.",
    used: "Added {date}. Last used {used}.",
    addHeading: "Add a passkey",
    name: "Name",
    nameHint: "To help you recognize it, such as 'My phone'.",
    add: "Add a passkey",
    noScript: "To add a passkey, your browser must run JavaScript.",
    rename: "Save name",
    renameOf: "Save name of {name}",
    nameOf: "Name of the passkey {name}",
    remove: "Remove",
    removeOf: "Remove the passkey {name}",
    removeText: "You can no longer sign in with it. Delete it from your device as well.",
    removeConfirm: "Yes, remove it",
    removeConfirmOf: "Yes, remove it: {name}",
    refusals: {
      refused: "The passkey could not be checked. Please try again.",
      "known-already": "This passkey already belongs to an account.",
      "too-many": "You have 20 passkeys. Remove one first.",
    },
  },

  /** /admin/login/second-step */
  secondStep: {
    title: "Two-factor sign-in",
    description: "Confirm that it is you.",
    heading: "One more step",
    leadCode: "Your password is correct. Now enter the code from your authenticator app.",
    leadPasskey: "Your password is correct. Now use your passkey.",
    code: "Six-digit code",
    submit: "Log In",
    busy: "Processing...",
    passkey: "Use a passkey",
    noScript: "To use a passkey, your browser must run JavaScript.",
    lost: "Lost your phone or your passkey?",
    recoveryCode: "Recovery code",
    recoveryHint: "One of the ten codes that you saved. Each works once.",
    recoverySubmit: "Use the recovery code",
    tooLate: "Five minutes have passed. Please sign in again.",
    startAgain: "Start again",
  },

  /** /admin/team */
  team: {
    title: "Team",
    lead: "Everyone here can do everything in this back office.",
    invite: "Invite someone",
    name: "Account",
    since: "Since",
    secondStep: "Two-factor",
    lastSeen: "Last seen",
    actions: "Actions",
    on: "On",
    off: "Off",
    now: "Signed in, {time}",
    notSignedIn: "Not signed in now",
    you: "You",
    logOut: "Log out",
    logOutOf: "Log out {email} everywhere",
    reset: "Reset two-factor",
    resetOf: "Reset two-factor of {email}",
    resetAsked: "Reset requested by {by}",
    remove: "Remove",
    removeOf: "Remove {email}",
    rule: {
      title: "Two-factor sign-in for everyone",
      requiredText:
        "Two-factor sign-in is required. Anyone without it has to set it up before they can do anything else.",
      optionalText: "Two-factor sign-in is optional. You can require it for everyone.",
      require: "Require two-factor sign-in",
      release: "Make it optional",
      noneYourself:
        "Set up two-factor sign-in for your own account first, or you would be shut out yourself.",
    },
    invitations: "Open invitations",
    invitationsNone: "No open invitations.",
    invitedBy: "Invited by {by} on {date}. The link works until {until}.",
    invitedOver: "Invited by {by} on {date}. The link has expired.",
    resend: "Send again",
    resendOf: "Send again to {email}",
    withdraw: "Withdraw",
    withdrawOf: "Withdraw the invitation of {email}",
  },

  /** /admin/team/invite */
  invite: {
    title: "Invite someone",
    lead: "We'll email a link that works for three days. Whoever opens it can do everything in this back office, so check the email address.",
    email: "Email address",
    submit: "Send invitation",
    onTheTeam: "This person is already on the team.",
  },

  /** /admin/team/:id/remove */
  remove: {
    title: "Remove from the team",
    heading: "Remove {email} from the team?",
    text: "They are logged out at once and can no longer sign in. Their open invitations stop working. Their decisions stay. You can invite them again.",
    submit: "Remove from the team",
    last: "The site needs at least one administrator.",
    oneself: "You cannot remove yourself. Ask someone else on the team.",
  },

  /** /admin/team/:id/reset */
  reset: {
    title: "Reset two-factor sign-in",
    heading: "Reset two-factor sign-in of {email}?",
    ask: "For a colleague who has lost their phone and their recovery codes. Speak to them first, by phone or in person. A second colleague has to approve within 24 hours. Everyone on the team gets an email, {email} too.",
    askSubmit: "Request a reset",
    waits: "You requested this on {date}. Another colleague has to approve it by {until}.",
    agree:
      "{by} requested this on {date}. Approve it only if you have spoken to {email} yourself, by phone or in person. Then their authenticator app, passkeys and recovery codes are deleted, they are logged out everywhere, and their password alone opens the account until they set up two-factor sign-in again.",
    approve: "Approve the reset",
    aboutYou:
      "{by} requested this on {date}. If you have not lost your phone or your passkey, decline it and tell the team.",
    decline: "Decline",
    withdraw: "Withdraw the request",
    oneself: "You cannot reset your own. Ask a colleague.",
    none: "This account has no two-factor sign-in, so there is nothing to reset.",
    "own-request": "You requested this yourself. Another colleague has to approve it.",
  },

  mails: {
    footer: "You get this email because you have an account at {site}.",
    when: "When: {time}",
    button: "Open my account",
    teamButton: "See the team",
    events: {
      "password-changed": {
        subject: "Your password was changed",
        lead: "The password of your account was changed. Your other browsers were logged out.",
        ifNotYou:
          "If this was not you: use 'Forgot your password?' on the login page to set a new one, and tell the rest of the team.",
      },
      "password-reset": {
        subject: "Your password was reset",
        lead: "A new password was set with a link that we emailed to you. Every browser was logged out.",
        ifNotYou:
          "If this was not you, someone can read your email. Change your email password first, then use 'Forgot your password?' on the login page.",
      },
      "authenticator-added": {
        subject: "Your authenticator app is on",
        lead: "From now on, we ask for a code from your authenticator app when you sign in.",
        ifNotYou,
      },
      "authenticator-removed": {
        subject: "Your authenticator app is off",
        lead: "Signing in no longer asks for a code from an authenticator app.",
        ifNotYou,
      },
      "recovery-codes-renewed": {
        subject: "You have new recovery codes",
        lead: "New recovery codes were made for your account. The old ones stopped working.",
        ifNotYou,
      },
      "recovery-code-used": {
        subject: "A recovery code was used",
        lead: "Someone signed in to your account with a recovery code. Unused codes left: {left}.",
        ifNotYou,
      },
      "passkey-added": {
        subject: "A passkey was added to your account",
        lead: "From now on, the passkey '{name}' can sign in to your account.",
        ifNotYou,
      },
      "passkey-renamed": {
        subject: "A passkey of your account was renamed",
        lead: "The passkey is now called '{name}'.",
        ifNotYou,
      },
      "passkey-removed": {
        subject: "A passkey was removed from your account",
        lead: "The passkey '{name}' can no longer sign in to your account.",
        ifNotYou,
      },
      "second-step-guessed": {
        subject: "Someone may know your password",
        lead: "Five times in one day, someone entered your correct password and then a wrong code. They did not get in.",
        ifNotYou: "If this was not you, change your password now.",
      },
      "second-step-required": {
        subject: "Two-factor sign-in is now required",
        lead: "{by} made two-factor sign-in required for everyone on the team. If you don't have it yet, you have to set it up the next time you sign in.",
        ifNotYou: "If you think that this is a mistake, please ask them.",
      },
      "second-step-optional": {
        subject: "Two-factor sign-in is optional again",
        lead: "{by} made two-factor sign-in optional for the team. Where it is set up, it stays on.",
        ifNotYou: "If you think that this is a mistake, please ask them, and check the audit log.",
      },
      "second-step-reset-asked": {
        subject: "A reset of your two-factor sign-in was requested",
        lead: "{by} says that you have lost your phone or your passkey, and asks the team to reset the two-factor sign-in of your account. Another colleague has to approve it within 24 hours.",
        ifNotYou:
          "If you did not ask for this: sign in as usual, which stops it, and tell the rest of the team.",
      },
      "second-step-reset-asked-team": {
        subject: "Please check: a colleague's two-factor sign-in",
        lead: "{by} asks to reset the two-factor sign-in of {email}. Another colleague has to approve it within 24 hours, on the page of the team.",
        ifNotYou: "Approve it only if you have spoken to {email} yourself, by phone or in person.",
      },
      "second-step-reset": {
        subject: "Your two-factor sign-in was reset",
        lead: "{by} approved the reset of your two-factor sign-in. Sign in with your password, and set up two-factor sign-in again at once.",
        ifNotYou,
      },
      "second-step-reset-team": {
        subject: "A colleague's two-factor sign-in was reset",
        lead: "{by} approved the reset of the two-factor sign-in of {email}.",
        ifNotYou:
          "If you think that this is a mistake, tell the rest of the team, and log {email} out on the page of the team.",
      },
      "team-joined": {
        subject: "Someone joined the team",
        lead: "{email} accepted an invitation and now has an account.",
        ifNotYou: "If none of you invited this person, remove them. The team page shows everyone.",
      },
      "team-left": {
        subject: "Your account was closed",
        lead: "{by} removed your account from the team. You can no longer sign in.",
        ifNotYou: "If you think that this is a mistake, please ask them.",
      },
    },
    /** Mails that contain a link. */
    links: {
      invitation: {
        subject: "You are invited to look after Guapcoin's site",
        lead: "{by} invites you to the team that looks after Guapcoin's site. Follow this link to make your account:",
        button: "Make my account",
        lasts: {
          one: "The link works once, within {count} day.",
          other: "The link works once, within {count} days.",
        },
        ignore: "If you don't know why you got this email, you can ignore it.",
        footer: "You get this email because someone invited you at {site}.",
      },
      "password-reset": {
        subject: "Set a new password",
        lead: "Someone asked for a new password for your account. Follow this link to choose one:",
        button: "Choose a new password",
        lasts: {
          one: "The link works once, within {count} minute.",
          other: "The link works once, within {count} minutes.",
        },
        ignore: "If it was not you, you can ignore this email. Your password stays the same.",
        footer: "You get this email because you have an account at {site}.",
      },
    },
  },
} as const
