import { languages } from '../languages/all.ts'
import { cut, type Span } from './lines.ts'
import { rateOrganisation } from './roles.ts'

const usStates = `Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|Florida FL|Georgia GA|
  Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|
  Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|
  New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|
  South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY|
  District of Columbia DC|Puerto Rico PR`
// Provinces and states that people write behind a city in other countries.
const otherRegions = `Ontario ON|Quebec QC|British Columbia BC|Alberta AB|Manitoba MB|Saskatchewan SK|Nova Scotia NS|New Brunswick NB|
  Newfoundland NL|New South Wales NSW|Victoria VIC|Queensland QLD|Western Australia|South Australia|Tasmania TAS|
  Maharashtra MH|Karnataka KA|Tamil Nadu TN|Telangana TS|Andhra Pradesh AP|Gujarat GJ|Kerala KL|Punjab PB|Haryana HR|Rajasthan RJ|
  Uttar Pradesh UP|Madhya Pradesh MP|West Bengal WB|Delhi DL|Bihar|Odisha|Goa|Assam|England|Scotland|Wales|Northern Ireland|
  Bavaria|Bayern|Hessen|Baden-Württemberg|Nordrhein-Westfalen|Sachsen|Catalonia|Cataluña|Madrid|Andalucía|Île-de-France|
  São Paulo SP|Rio de Janeiro RJ|Jalisco|Nuevo León|CDMX|Lombardia|Lazio|Noord-Holland|Zuid-Holland|Utrecht`
const countryShort = [
  'USA',
  'US',
  'U.S.',
  'U.S.A.',
  'UK',
  'U.K.',
  'UAE',
  'Great Britain',
  'Czech Republic',
  'Türkiye',
  'Turkey',
  'España',
  'Deutschland',
  'Brasil',
  'Italia',
  'México',
  'Nederland',
  'The Netherlands',
  'Österreich',
  'Schweiz',
  'Suisse',
  'Polska',
  'Ivory Coast',
  'Holland',
  'South Korea',
  'Korea',
  'Hong Kong',
  'Macau',
  'Russia',
  'Vietnam',
  'Viet Nam',
  'Palestine',
  'Republic of Ireland',
  "People's Republic of China",
  'Saint Lucia',
  'Swaziland',
  'Burma',
  'Macedonia',
  'Micronesia',
  'Cape Verde',
]

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const regionCodes = letters.flatMap((one) =>
  letters.flatMap((other) => (regionNames.of(one + other) ? [one + other] : [])),
)
const named = languages.flatMap(({ code }) => {
  const inLanguage = new Intl.DisplayNames([code], { type: 'region', fallback: 'none' })
  // 'Çad' is Chad, but CAD is no country.
  return regionCodes
    .flatMap((region) => inLanguage.of(region) ?? [])
    .filter((name) => !/^\p{sc=Latin}{1,3}$/u.test(name))
})

const countries = new Set([...named, ...countryShort].flatMap((name) => [name, name.replace(' & ', ' and ')]).map(fold))
const full = new Set<string>()
const short = new Set<string>()
const american = new Set(
  usStates
    .split('|')
    .flatMap((entry) => /^\s*(.*?) ([A-Z]{2})$/.exec(entry)?.slice(1) ?? [])
    .map((name) => name.toLowerCase()),
)
for (const entry of `${usStates}|${otherRegions}`.split('|')) {
  const [, name = '', code] = /^\s*(.*?)(?: ([A-Z]{2,4}))?$/.exec(entry) ?? []
  full.add(fold(name))
  if (code) short.add(code)
}

/** True for a country, a state or a province, by name or by the letters that stand behind a city. */
export const isRegion = (text: string) => {
  const name = text.trim().replace(/\s+/g, ' ')
  return short.has(name) || countries.has(fold(name)) || full.has(fold(name))
}

/** True for a country, not for a state or a province. */
export const isCountry = (text: string) => countries.has(fold(text.trim().replace(/\s+/g, ' ')))

/** True for a state of the United States, by name or by its two capital letters. */
export const isUsState = (text: string) => {
  const name = text.trim().replace(/\s+/g, ' ')
  return american.has(name.toLowerCase()) && (name.length > 2 || name === name.toUpperCase())
}

const word = "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}.'’-]*"
const small = '(?:de|la|del|di|da|do|dos|le|les|sur|am|an|der|den|of|upon|el|al|y|und|the|St\\.)'
const city = `${word}(?:[ -](?:${word}|${small})){0,4}`
const placePattern = new RegExp(
  `(${city})\\s?[,،，、]\\s?(${word}(?:[ -](?:${word}|${small}|and|&)){0,4})(?:[ ,]+(\\d{4,6}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d))?(?:\\s?,\\s?(${word}(?: ${word}){0,3}))?`,
  'gu',
)
const arrangement = /^(?:100% )?(?:fully )?(?:remote|hybrid|on-?site|telecommute|work from home|wfh|home office)\b/i

/** Places in a text of the form 'City, State' or 'City, Country'; the state or country must be one. */
export function findPlaces(span: Span): Span[] {
  const found: Span[] = []
  const pattern = new RegExp(placePattern)
  for (let match = pattern.exec(span.text); match; match = pattern.exec(span.text)) {
    const [whole, first = '', region = '', , last] = match
    const known = isRegion(region) ? region : firstWords(region)
    // 'Main Street, Jersey City, NJ': the city begins behind the first comma.
    const isStreet = known !== region && last !== undefined && isRegion(last)
    if (!known || isStreet) {
      // Goes on behind the comma: the text before it was no city, the text behind it may be.
      pattern.lastIndex = match.index + first.length
      continue
    }
    const behind = whole.indexOf(region, first.length) + known.length
    const end = known !== region ? behind : last && !isRegion(last) ? whole.lastIndexOf(last) : whole.length
    found.push(cut(span, match.index, match.index + end))
  }
  return found
}

/** The region that a run of words begins with: 'CA Senior Engineer' begins with CA. */
function firstWords(text: string): string | undefined {
  const words = text.split(' ')
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    if (isRegion(name)) return name
    // The end of a sentence.
    const whole = name.replace(/\.$/, '')
    if (isRegion(whole)) return whole
  }
}

/** True if a part names a place, or where the work is done, and nothing else. Anonymised resumes write 'City , State'. */
export function isPlace(text: string): boolean {
  const name = text.trim().replace(/^[([]|[)\]]$/g, '')
  if (arrangement.test(name) || /^city\s?,\s?state$/i.test(name)) return true
  if (isRegion(name)) return true
  // 'Acme B.V., Utrecht' names a firm before its place.
  if (rateOrganisation(name.split(/[,،，]/)[0] ?? '') === 2) return false
  const [place] = findPlaces({ page: 1, start: 0, end: name.length, text: name })
  return place !== undefined && place.text.length >= name.length - 3
}
