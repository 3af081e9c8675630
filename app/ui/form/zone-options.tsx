import { staffLists } from "#content/en/staff-lists.ts"

/** As returned by `listZones`. */
export type Zones = { usual: string[]; other: string[] }

/** The options of a time zone field: the zones of most of the community first, then all. */
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
