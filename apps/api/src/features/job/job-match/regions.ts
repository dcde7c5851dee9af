import { toKey } from './keys.ts'

const unitedStates = `Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|Florida FL|Georgia GA|
  Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|
  Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|
  North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|
  Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY|District of Columbia DC|Puerto Rico PR`
const canada = `Ontario ON|Quebec QC|British Columbia BC|Alberta AB|Manitoba MB|Saskatchewan SK|Nova Scotia NS|New Brunswick NB`
const countryWords: Record<string, string> = {
  us: 'US',
  usa: 'US',
  'united states': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'united kingdom': 'GB',
}
const codes =
  'AR AT AU BE BR CA CH CL CN CO CR CZ DE DK EE EG ES FI FR GB GR HK HU IE IL IN IT JP KR MA MX MY NG NL NO NZ PE PH PK PL PT RO RU SA SE SG TH TR TW UA US VN ZA'.split(
    ' ',
  )

interface Region {
  country: string
  state: string | null
}
const regions = new Map<string, Region>()
for (const [country, text] of [
  ['US', unitedStates],
  ['CA', canada],
] as const)
  for (const pair of text.split('|')) {
    const name = pair.trim().slice(0, -3)
    for (const word of [name, pair.trim().slice(-2)])
      regions.set(fold(word), { country, state: `${country}:${fold(name)}` })
  }
const english = new Intl.DisplayNames('en', { type: 'region' })
for (const code of codes) regions.set(fold(english.of(code) ?? code), { country: code, state: null })
for (const [word, country] of Object.entries(countryWords)) regions.set(word, { country, state: null })

/** A place as numbers; null is what it does not say, or what nobody here knows. */
export interface Place {
  country: number | null
  state: number | null
  city: number | null
}

/** Reads a place as people write it: `Irving, TX 75038`, `Valencia, Spain`. What is in no list of ours may be a city alone. */
export function toPlace(text: string | null): Place {
  const parts = (text ?? '')
    .split(/[,·|]/)
    .map((part) => fold(part.replace(/\d[\d-]*/g, ' ')))
    .filter(Boolean)
  const found = parts.map((part, at) =>
    at === 0 && parts.length > 1 && part.length > 2 ? undefined : regions.get(part),
  )
  const state = found.findLast((region) => region?.state)
  const country = state ?? found.findLast((region) => region !== undefined)
  const [city] = parts
  const isCity = city !== undefined && found[0] === undefined
  return {
    country: country ? toKey(country.country) : null,
    state: state?.state ? toKey(state.state) : null,
    city: isCity ? toKey(city) : null,
  }
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim()
}
