/** Words of /admin/updates. */
export const adminUpdates = {
  title: "Versions and updates",
  instances: {
    heading: "What runs",
    /** Each place is an instance. */
    version: "Version {version}, since {date}",
    this: "{machine} (made this page)",
    alike: "All instances run the same version.",
    differ:
      "Two versions are running. During an update this is as it should be; otherwise update the ones that were left.",
    notRead: "The other instances cannot be read at this moment.",
  },
  changes: {
    heading: "What has changed",
    lead: "Read the part of a new version before you update. It says what the update does by itself and what is left to you.",
    none: "The list of changes did not come along with this version.",
  },
} as const
