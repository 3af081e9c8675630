/** Text of /admin/updates. */
export const adminUpdates = {
  title: "Versions and updates",
  instances: {
    heading: "Running instances",
    /** Placeholders describe one instance. */
    version: "Version {version}, since {date}",
    this: "{machine} (served this page)",
    alike: "All instances run the same version.",
    differ:
      "Two versions are running. This is normal during an update; otherwise, update the remaining instances.",
    notRead: "The other instances cannot be read right now.",
  },
  changes: {
    heading: "What has changed",
    lead: "Before you update, read the section on the new version. It says what the update does by itself and what you have to do.",
    none: "This version came without its list of changes.",
  },
} as const
