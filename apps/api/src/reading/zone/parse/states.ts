import { getCountryDataList } from 'countries-list'

/** Codes that zones write beside those of ISO 3166-1 (ICAO 9303, part 3, section 5), and the country of each, if it is one's. */
const further: Readonly<Record<string, string | null>> = {
  D: 'DE',
  ...{ GBD: 'GB', GBN: 'GB', GBO: 'GB', GBP: 'GB', GBS: 'GB' },
  ...{ RKS: 'XK', XKX: 'XK', ROM: 'RO', ZAR: 'CD', TMP: 'TL' },
  // Stateless persons, refugees and persons whose nationality is not told have a document, and no country.
  ...{ XXA: null, XXB: null, XXC: null, XXX: null },
  ...{ UNO: null, UNA: null, UNK: null, EUE: null, XOM: null, XPO: null, XBA: null, XIM: null, XCC: null },
  ...{ XCE: null, XCO: null, XEC: null, XES: null, XMP: null, XDC: null, IAO: null, NTZ: null },
}

// Parts of other countries that the source lists beside them have no code in ISO 3166.
const countries = new Map(
  getCountryDataList()
    .filter(({ iso2 }) => !['AC', 'TA'].includes(iso2))
    .map(({ iso2, iso3 }) => [iso3, iso2 as string]),
)

/** Whether this is a code that a zone may write, without its `<`. */
export const isZoneCode = (code: string): boolean => countries.has(code) || code in further

/** The ISO 3166-1 alpha-2 code of a zone's code (`IND` is `IN`, `D` is `DE`); null if it names no country. */
export const countryOfZone = (code: string): string | null => further[code] ?? countries.get(code) ?? null
