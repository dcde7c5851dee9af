// The small number plan judges many countries, India among them, by length alone.
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { LRUCache } from 'lru-cache'

export interface ReadPhone {
  /** E.164, with ` ext. 12` behind it if there is an extension; as given if nothing can be read. */
  number: string
  /** As people read it: `+1 830 760 4750`. */
  shown: string
  /** False if no network has such a number. */
  isCallable: boolean
}

// Country that most who write ten digits mean.
const usualCountry = 'US'
const known = new LRUCache<string, ReadPhone>({ max: 20_000 })

/**
 * Reads a phone as it was written. A number that does not say its country is one of `country` (ISO 3166), else of the United States, if
 * those have it. Source: product.md, phones with extensions.
 */
export function readPhone(written: string, country?: string | null): ReadPhone {
  const key = `${country ?? ''} ${written}`
  const before = known.get(key)
  if (before) return before
  const read = readAnew(written.trim(), country)
  known.set(key, read)
  return read
}

/** True if a number says its country by itself. */
export const saysCountry = (written: string): boolean => /^\s*(\+|00)/.test(written)

/**
 * The code (`+44`) and the digits of a number that forms ask for apart. Undefined if nothing can be read, if the number says no country and
 * `country` (ISO 3166) does not have it, or if an extension would be lost.
 */
export function splitPhone(written: string, country?: string | null): { code: string; digits: string } | undefined {
  const found = saysCountry(written) ? international(written.trim()) : ofCountry(written.trim(), country)
  if (!found || found.ext) return undefined
  return { code: `+${found.countryCallingCode}`, digits: found.nationalNumber }
}

function readAnew(written: string, country: string | null | undefined): ReadPhone {
  const found = saysCountry(written) ? international(written) : national(written, country)
  if (!found) return { number: written, shown: written, isCallable: false }
  const extension = found.ext ? ` ext. ${found.ext}` : ''
  return {
    number: `${found.number}${extension}`,
    shown: found.formatInternational(),
    isCallable: found.isValid(),
  }
}

function international(written: string): PhoneNumber | undefined {
  const found = parsePhoneNumberFromString(written.replace(/^00/, '+'), { extract: false })
  return found?.isPossible() ? found : undefined
}

const national = (written: string, country: string | null | undefined) =>
  ofCountry(written, country) ?? ofCountry(written, usualCountry)

function ofCountry(written: string, country: string | null | undefined): PhoneNumber | undefined {
  if (!country || !isSupportedCountry(country)) return undefined
  const found = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false })
  return found?.isValid() ? found : undefined
}
