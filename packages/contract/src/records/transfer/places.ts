/** A place as a cell holds it, everything in words. */
export interface PlaceInWords {
  city: string
  state: string
  zipCode: string
  country: string
}

// A comma divides the parts of a place, and a semicolon places.
const plain = (part: string) => part.replace(/[,;|\n]+/g, ' ').trim()

/**
 * Several places in one cell: `Dallas, Texas, 75201, United States; Austin, Texas`. Parts that are not known stay empty between their
 * commas.
 */
export const writePlaces = (places: readonly PlaceInWords[]): string => places.map(toWords).filter(Boolean).join('; ')

function toWords({ city, state, zipCode, country }: PlaceInWords): string {
  // Behind a zip code a comma stays, which tells it from a country.
  if (zipCode) return [city, state, zipCode, country].map(plain).join(', ').trimEnd()
  return [city, state, country]
    .map(plain)
    .join(', ')
    .replace(/(, )+$/, '')
}

/** The places of a cell: city, state and country, with a zip code before the country; of three parts the last is a zip code if it has a digit. */
export const readPlaces = (cell: string): PlaceInWords[] =>
  cell
    .split(/[;|\n]/)
    .map((place) => place.split(',').map((part) => part.trim()))
    .filter((parts) => parts.some(Boolean))
    .map(([city = '', state = '', third = '', ...rest]) =>
      rest.length > 0 || /\d/.test(third)
        ? { city, state, zipCode: third, country: rest.join(' ') }
        : { city, state, zipCode: '', country: third },
    )
