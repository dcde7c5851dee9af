import { timeZones } from '@corridor/contract/format/time-zones'

// A state that lies in two zones has that of most of its people; its cities in the other one stand below.
const states = `New_York: Connecticut CT|Delaware DE|District of Columbia DC|Florida FL|Georgia GA|Indiana IN|Kentucky KY|Maine ME|Maryland MD|
  Massachusetts MA|Michigan MI|New Hampshire NH|New Jersey NJ|New York NY|North Carolina NC|Ohio OH|Pennsylvania PA|Rhode Island RI|
  South Carolina SC|Vermont VT|Virginia VA|West Virginia WV
Chicago: Alabama AL|Arkansas AR|Illinois IL|Iowa IA|Kansas KS|Louisiana LA|Minnesota MN|Mississippi MS|Missouri MO|Nebraska NE|
  North Dakota ND|Oklahoma OK|South Dakota SD|Tennessee TN|Texas TX|Wisconsin WI
Denver: Colorado CO|Idaho ID|Montana MT|New Mexico NM|Utah UT|Wyoming WY
Phoenix: Arizona AZ
Los_Angeles: California CA|Nevada NV|Oregon OR|Washington WA
Anchorage: Alaska AK
Puerto_Rico: Puerto Rico PR
Toronto: Ontario ON|Quebec QC
Winnipeg: Manitoba MB
Regina: Saskatchewan SK
Edmonton: Alberta AB
Vancouver: British Columbia BC
Halifax: Nova Scotia NS|Prince Edward Island PE
Moncton: New Brunswick NB
St_Johns: Newfoundland and Labrador NL`
const cities = `New_York: Knoxville TN|Chattanooga TN
Chicago: Pensacola FL|Panama City FL|Bowling Green KY|Evansville IN|Gary IN
Denver: El Paso TX|Rapid City SD
Los_Angeles: Coeur d'Alene ID`

interface State {
  code: string
  zone: string
}
const hawaii: State = { code: 'hi', zone: 'Pacific/Honolulu' }
const stateOf = new Map([
  ['hi', hawaii],
  ['hawaii', hawaii],
])
for (const [zone, name, code] of entries(states))
  for (const word of [name, code]) stateOf.set(fold(word), { code: fold(code), zone })
const zoneOfCity = new Map(entries(cities).map(([zone, name, code]) => [`${fold(name)}, ${fold(code)}`, zone]))

function entries(table: string): [zone: string, name: string, code: string][] {
  return table.split(/\n(?=\S)/).flatMap((line) => {
    const [zone = '', names = ''] = line.split(': ')
    return names.split('|').map((entry): [string, string, string] => {
      const name = entry.trim()
      return [`America/${zone}`, name.slice(0, -3), name.slice(-2)]
    })
  })
}

// Names of cities that the list of zones is made of, each where it stands once.
const namesakes = new Map<string, string>()
for (const zone of timeZones()) {
  const name = fold((zone.split('/').at(-1) ?? '').replaceAll('_', ' '))
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
    if (name) codeOfCountry.set(fold(name), one + other)
  }
/** The zone that is the clock of nearly all of a country, where its list names others too: exclaves and islands. */
const chiefZones: Readonly<Record<string, string>> = {
  ...{ CN: 'Asia/Shanghai', DE: 'Europe/Berlin', ES: 'Europe/Madrid', MY: 'Asia/Kuala_Lumpur', NZ: 'Pacific/Auckland' },
  ...{ PT: 'Europe/Lisbon', UA: 'Europe/Kyiv', IN: 'Asia/Kolkata', GB: 'Europe/London', VN: 'Asia/Ho_Chi_Minh' },
}

/**
 * The IANA zone of a place as people write it, the wider behind the narrower: 'Chicago, IL', 'Surat, Gujarat, India'. Null where the words
 * do not settle it, as of a large country alone; it proposes and decides nothing.
 */
export function zoneOfPlace(place: string): string | null {
  const parts = place
    .split(/[,·|]/)
    .map((part) => fold(part.replace(/\d[\d-]*/g, ' ')))
    .filter(Boolean)
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
    return zoneOfCity.get(`${city}, ${state.code}`) ?? state.zone
  if (country) return chiefZones[country] ?? (zones.length === 1 ? (zones[0] ?? null) : null)
  return wider.length === 0 ? namesake : null
}

/** The zones of a country; none where the browser has no such list. */
function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => string[]
    timeZones?: string[]
  }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim()
}
