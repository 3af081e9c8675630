/** Words of the staff's accounts: passwords, second steps, passkeys, sessions, and the team. */

const ifNotYou =
  "If this was not you: open your account, change your password, and log out everywhere. Then tell the rest of the team."

export const accountContent = {
  /** What the audit log says of them: all, one without a name, and what was done, after the name of whoever did it. */
  log: {
    many: "Accounts",
    one: "account",
    actions: {
      "account.authenticator-added": "added an authenticator app",
      "account.authenticator-removed": "removed an authenticator app",
      "account.passkey-added": "added a passkey",
      "account.passkey-removed": "removed a passkey",
      "account.passkey-renamed": "renamed a passkey",
      "account.display-name-chosen": "chose a name for readers",
      "account.password-changed": "changed a password",
      "account.password-reset": "set a new password by email",
      "account.password-reset-asked": "asked for a new password",
      "account.recovery-code-used": "signed in with a recovery code",
      "account.recovery-codes-renewed": "made new recovery codes",
      "account.second-step-guessed": "gave wrong codes at the second step",
      "account.sessions-ended": "ended sessions",
      "account.sign-in-wait-asked": "asked for a link that ends a wait",
      "account.sign-in-wait-lifted": "ended the wait in a browser by email",
      "account.waits-lifted": "lifted the waits of an account",
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
      text: "A long password that you use nowhere else keeps others out.",
      change: "Change password",
    },
    secondStep: {
      title: "Second step",
      text: "With a second step, your password alone does not open the back office. You also need your phone or your passkey.",
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
      required: "Set up a second step first",
      requiredText:
        "Your team has decided that everyone here needs one. Set up an authenticator app or a passkey below; then everything else opens.",
      recoveryFew: "You have few recovery codes left. Make new ones.",
      renew: "Make new codes",
    },
    displayName: {
      title: "Your name for readers",
      text: "New articles of yours start with this name. Readers never see your email address.",
      label: "Name",
      save: "Save name",
      address: "Enter a name, not an email address: everybody can read it.",
    },
    timeZone: {
      title: "Time zone",
      text: "You read and type times in the zone {zone}.",
      notChosen: "You have not chosen a zone yet: times are those of {zone}.",
      label: "Your time zone",
      choose: "Choose one",
      save: "Save time zone",
    },
    sessions: {
      title: "Where you are signed in",
      text: "Each line is one browser. If you do not know one of them, end it and change your password.",
      browser: "{browser} on {system}",
      browserOnly: "{browser}",
      systemOnly: "A browser on {system}",
      unknown: "A browser without a name",
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
    lead: "You are about to change something important. Type your password once more, then we go on.",
    password: "Password",
    submit: "Confirm",
    wrong: "This is not your password.",
    startAgain: "You are signed out. Please sign in again.",
    passkey: "Confirm with a passkey",
  },

  /** /admin/account/password */
  password: {
    title: "Change password",
    lead: "All your other browsers are logged out, and we send you an email about it.",
    current: "Current password",
    next: "New password",
    wrong: "This is not your current password.",
    submit: "Change password",
  },

  /** /admin/account/authenticator */
  authenticator: {
    title: "Authenticator app",
    lead: "An authenticator app shows a code of six digits that changes every 30 seconds. When it is on, we ask for the code after your password.",
    scan: "1. Open an authenticator app on your phone and scan this picture.",
    qrLabel: "QR code for your authenticator app",
    type: "You cannot scan it? Then type this key into the app:",
    secret: "Key",
    enter: "2. Type the code that the app shows.",
    code: "Code of six digits",
    wrong: "This code is not right. Wait for the next one and try again.",
    submit: "Turn on",
    onSince: "Your authenticator app is on since {date}.",
    remove: "Turn off the authenticator app",
    removeText:
      "After this, nobody asks for a code of this app when you sign in. To use another phone, turn it off and set it up again.",
    removeConfirm: "Yes, turn it off",
  },

  /** Shown once, after the first second step and when they are renewed. */
  recovery: {
    title: "Recovery codes",
    heading: "Save your recovery codes",
    lead: "If you lose your phone or your passkey, one of these codes lets you in. Each code works once. We show them only now.",
    advice: "Keep them where you keep important papers, not on the phone you sign in with.",
    copy: "Copy all",
    copied: "Copied!",
    copyFailed: "Your browser did not allow it. Please select the codes and copy them.",
    download: "Download as text",
    fileName: "guapcoin-recovery-codes.txt",
    fileHeading: "Recovery codes for {site}, account {email}. Each works once.",
    print: "Print",
    done: "I have saved them",
    renewLead: { one: "You have {count} unused code.", other: "You have {count} unused codes." },
    renewText: "New codes replace all old ones. The old ones stop working at once.",
    renew: "Make new codes",
    nothing: "Recovery codes belong to a second step. Set up an authenticator app or a passkey first.",
  },

  /** /admin/account/passkeys */
  passkeys: {
    title: "Passkeys",
    lead: "A passkey lives in your phone, your computer or a security key. It signs you in without a password, and no false site can steal it.",
    none: "You have no passkey yet.",
    added: "Added {date}.",
    used: "Added {date}. Last used {used}.",
    addHeading: "Add a passkey",
    name: "Name",
    nameHint: "So that you know it again, such as 'My phone'.",
    add: "Add a passkey",
    noScript: "To add a passkey, your browser must run JavaScript.",
    rename: "Save name",
    renameOf: "Save name of {name}",
    nameOf: "Name of the passkey {name}",
    remove: "Remove",
    removeOf: "Remove the passkey {name}",
    removeText: "You cannot sign in with it anymore. Delete it from your device as well.",
    removeConfirm: "Yes, remove it",
    removeConfirmOf: "Yes, remove it: {name}",
    refusals: {
      refused: "The passkey could not be checked. Please try again.",
      "known-already": "This passkey is on an account already.",
      "too-many": "You have 20 passkeys. Remove one first.",
    },
  },

  /** /admin/login/second-step */
  secondStep: {
    title: "Second step of the login",
    description: "Show that it is you.",
    heading: "One more step",
    leadCode: "Your password is right. Now type the code that your authenticator app shows.",
    leadPasskey: "Your password is right. Now use your passkey.",
    code: "Code of six digits",
    submit: "Log In",
    busy: "Processing...",
    passkey: "Use a passkey",
    noScript: "To use a passkey, your browser must run JavaScript.",
    lost: "You lost your phone or your passkey?",
    recoveryCode: "Recovery code",
    recoveryHint: "One of the ten codes that you saved. It works once.",
    recoverySubmit: "Use the recovery code",
    tooLate: "That took longer than five minutes. Please sign in again.",
    startAgain: "Start again",
  },

  /** /admin/team */
  team: {
    title: "Team",
    lead: "Everyone here can do everything in this back office.",
    invite: "Invite someone",
    name: "Account",
    since: "Since",
    secondStep: "Second step",
    lastSeen: "Last seen",
    actions: "Actions",
    on: "On",
    off: "Off",
    now: "Signed in, {time}",
    notSignedIn: "Not signed in now",
    you: "You",
    logOut: "Log out",
    logOutOf: "Log out {email} everywhere",
    remove: "Remove",
    removeOf: "Remove {email}",
    rule: {
      title: "A second step for everyone",
      requiredText:
        "Everyone here needs a second step. Who has none is led to set one up before anything else.",
      optionalText: "Each of you chooses whether to have a second step. You can make it everyone's duty.",
      require: "Make it everyone's duty",
      release: "Leave it to each of us",
      noneYourself:
        "Set up a second step for your own account first, or you would be the first to be shut out.",
    },
    invitations: "Open invitations",
    invitationsNone: "Nobody is invited at this moment.",
    invitedBy: "Invited by {by} on {date}. The link works until {until}.",
    invitedOver: "Invited by {by} on {date}. The link is too old and works no more.",
    resend: "Send again",
    resendOf: "Send again to {email}",
    withdraw: "Take back",
    withdrawOf: "Take back the invitation of {email}",
  },

  /** /admin/team/invite */
  invite: {
    title: "Invite someone",
    lead: "We email a link that works for three days. Whoever follows it can do everything in this back office, so check the address.",
    email: "Email",
    submit: "Send invitation",
    onTheTeam: "This address is on the team already.",
  },

  /** /admin/team/:id/remove */
  remove: {
    title: "Remove from the team",
    heading: "Remove {email} from the team?",
    text: "They are logged out at once and cannot sign in anymore. Invitations that they sent and nobody has answered stop working. What they decided stays as it is. You can invite them again.",
    submit: "Remove from the team",
    last: "The site needs at least one administrator.",
    oneself: "You cannot remove yourself. Ask someone else on the team.",
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
        subject: "Your password was set anew",
        lead: "A new password was set with a link that we emailed to this address. Every browser was logged out.",
        ifNotYou:
          "If this was not you, someone can read your email. Change the password of your mailbox first, then use 'Forgot your password?' on the login page.",
      },
      "authenticator-added": {
        subject: "Your authenticator app is on",
        lead: "From now on we ask for a code of your authenticator app when you sign in.",
        ifNotYou,
      },
      "authenticator-removed": {
        subject: "Your authenticator app is off",
        lead: "Signing in asks for no code of an authenticator app anymore.",
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
        lead: "The passkey '{name}' can sign in to your account from now on.",
        ifNotYou,
      },
      "passkey-renamed": {
        subject: "A passkey of your account has a new name",
        lead: "The passkey is called '{name}' now.",
        ifNotYou,
      },
      "passkey-removed": {
        subject: "A passkey was removed from your account",
        lead: "The passkey '{name}' cannot sign in to your account anymore.",
        ifNotYou,
      },
      "second-step-guessed": {
        subject: "Someone may know your password",
        lead: "Five times in a day, someone gave your right password and then a wrong code. They did not get in.",
        ifNotYou: "If this was not you, change your password now.",
      },
      "second-step-required": {
        subject: "Everyone needs a second step now",
        lead: "{by} decided that everyone who looks after the site needs a second step. If you have none, you are asked to set one up before anything else.",
        ifNotYou: "If you think that this is a mistake, please ask them.",
      },
      "second-step-optional": {
        subject: "A second step is each one's choice again",
        lead: "{by} decided that who looks after the site needs no second step anymore. Those that are set up stay on.",
        ifNotYou: "If you think that this is a mistake, please ask them, and look into the audit log.",
      },
      "team-joined": {
        subject: "Someone joined the team",
        lead: "{email} accepted an invitation and has an account now.",
        ifNotYou: "Nobody should be here whom none of you invited. The list of the team shows everyone.",
      },
      "team-left": {
        subject: "Your account was closed",
        lead: "{by} removed your account from the team. You cannot sign in anymore.",
        ifNotYou: "If you think that this is a mistake, please ask them.",
      },
    },
    /** Of mails that carry a link. */
    links: {
      invitation: {
        subject: "You are invited to look after Guapcoin's site",
        lead: "{by} invites you to the team that looks after Guapcoin's site. Follow this link to make your account:",
        button: "Make my account",
        lasts: {
          one: "The link works once, within {count} day.",
          other: "The link works once, within {count} days.",
        },
        ignore: "If you do not know why you got this email, you need not do anything.",
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
        ignore: "If it was not you, you need not do anything. Your password stays as it is.",
        footer: "You get this email because you have an account at {site}.",
      },
      "sign-in-wait": {
        subject: "Sign in without waiting",
        lead: "Someone tried wrong passwords on your account, so signing in has to wait. Open this link in the browser you want to sign in with, and it need not:",
        button: "End the wait in this browser",
        lasts: {
          one: "The link works once, within {count} hour. We ask for your password as usual.",
          other: "The link works once, within {count} hours. We ask for your password as usual.",
        },
        ignore: "If you do not want to sign in now, you need not do anything. The link lets nobody in.",
        footer: "You get this email because you have an account at {site}.",
      },
    },
  },
} as const
