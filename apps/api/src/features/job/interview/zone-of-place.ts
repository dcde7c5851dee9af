import { timeZones } from '@corridor/contract/format/time-zones'
import { foldPlace, partsOfPlace, states } from '../job-match/place-words.ts'

// Cities that lie in the other zone of their state.
const citiesAside = `America/New_York: Knoxville TN|Chattanooga TN
America/Chicago: Pensacola FL|Panama City FL|Bowling Green KY|Evansville IN|Gary IN
America/Denver: El Paso TX|Rapid City SD
America/Los_Angeles: Coeur d'Alene ID`

const stateOf = new Map(states.flatMap((state) => state.words.map((word) => [word, state])))
const zoneOfCity = new Map(
  citiesAside.split('\n').flatMap((line) => {
    const [zone = '', names = ''] = line.split(': ')
    return names.split('|').map((entry) => [foldPlace(`${entry.slice(0, -3)}, ${entry.slice(-2)}`), zone])
  }),
)

// Names of cities that the list of zones is made of, each where it stands once.
const namesakes = new Map<string, string>()
for (const zone of timeZones()) {
  const name = foldPlace((zone.split('/').at(-1) ?? '').replaceAll('_', ' '))
  if (zone.includes('/') && !zone.startsWith('Etc/')) namesakes.set(name, namesakes.has(name) ? '' : zone)
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codeOfCountry = new Map([
  ['usa', 'US'],
  ['uk', 'GB'],
])
for (const one of letters)
  for (const other of letters) {
    const name = regionNames.of(one + other)
    if (name) codeOfCountry.set(foldPlace(name), one + other)
  }
/** The zone that is the clock of nearly all of a country, if its list names others too: exclaves and islands. */
const chiefZones: Readonly<Record<string, string>> = {
  ...{ CN: 'Asia/Shanghai', DE: 'Europe/Berlin', ES: 'Europe/Madrid', MY: 'Asia/Kuala_Lumpur', NZ: 'Pacific/Auckland' },
  ...{ PT: 'Europe/Lisbon', UA: 'Europe/Kyiv', IN: 'Asia/Kolkata', GB: 'Europe/London', VN: 'Asia/Ho_Chi_Minh' },
}

/**
 * The IANA zone of a place as people write it, the wider behind the narrower: 'Chicago, IL', 'Surat, Gujarat, India'. Null if the words do
 * not settle it, as of a large country alone; it proposes and decides nothing.
 */
export function zoneOfPlace(place: string): string | null {
  const parts = partsOfPlace(place)
  const [city = '', ...wider] = parts
  const last = parts.at(-1) ?? ''
  // A state's two letters are a country's as well: behind a city they are the state.
  const state =
    wider.map((part) => stateOf.get(part)).find(Boolean) ?? (city.length > 2 ? stateOf.get(city) : undefined)
  const country = codeOfCountry.get(last)
  const zones = country ? zonesOf(country) : []
  const namesake = namesakes.get(city) || null
  // Georgia is a country and a state: the city tells.
  if (namesake && zones.includes(namesake)) return namesake
  if (state && (stateOf.has(last) || country === 'US' || country === 'CA'))
    return zoneOfCity.get(`${city}, ${state.words[1]}`) ?? state.zone
  if (country) return chiefZones[country] ?? (zones.length === 1 ? (zones[0] ?? null) : null)
  return wider.length === 0 ? namesake : null
}

/** The zones of a country; none if the browser has no such list. */
function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => string[]
    timeZones?: string[]
  }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
