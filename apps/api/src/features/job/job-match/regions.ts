import { toKey } from './keys.ts'
import { foldPlace, partsOfPlace, states } from './place-words.ts'

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
for (const { country, words } of states)
  for (const word of words) regions.set(word, { country, state: `${country}:${words[0]}` })
const english = new Intl.DisplayNames('en', { type: 'region' })
for (const code of codes) regions.set(foldPlace(english.of(code) ?? code), { country: code, state: null })
for (const [word, country] of Object.entries(countryWords)) regions.set(word, { country, state: null })

/** A place as numbers; null is what it does not say, or what nobody here knows. */
export interface Place {
  country: number | null
  state: number | null
  city: number | null
}

/** Reads a place as people write it: `Irving, TX 75038`, `Valencia, Spain`. A text that is in no list of ours may be a city alone. */
export function toPlace(text: string | null): Place {
  const parts = partsOfPlace(text ?? '')
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
