import { staffLists } from "#content/en/staff-lists.ts"

/** As `listZones` makes them. */
export type Zones = { usual: string[]; other: string[] }

/** The options of a choice of time zones: those in which most of the community is, then all. */
export function ZoneOptions({ zones }: { zones: Zones }) {
  const { usual, other } = staffLists.zones
  return (
    <>
      <Group label={usual} zones={zones.usual} />
      <Group label={other} zones={zones.other} />
    </>
  )
}

function Group({ label, zones }: { label: string; zones: string[] }) {
  return (
    <optgroup label={label}>
      {zones.map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </optgroup>
  )
}
