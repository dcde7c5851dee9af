/** Names that zones had before, as browsers still list them. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Every zone of the IANA list by its present name, UTC first. */
export const timeZones = (): string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone !== 'UTC')
    .map((zone) => renamed[zone] ?? zone)
    .sort(),
]

/** True of any zone that this runtime can write times in. */
export function isWritableZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** True of the IANA name of a place's zone that this runtime knows; an offset alone is none. */
export const isTimeZone = (zone: string): boolean =>
  (zone === 'UTC' || /^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2}$/.test(zone)) && isWritableZone(zone)

/** A zone with what it is ahead of Greenwich now: 'Asia/Kolkata (GMT+05:30)'. */
export function zoneText(zone: string, at?: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return `${zone} (${offset === 'GMT' ? 'GMT+00:00' : offset})`
}
