import type { ZoneReading as Wire } from '@corridor/contract/base/parse/zone'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { ZoneReading } from '../../../reading/zone/answer.ts'
import { countryOfZone } from '../../../reading/zone/parse/states.ts'
import { findCountryByCode, type LyingZone } from './store.ts'

/** A zone that was read for a person, and what its names are beside theirs. The picture of the zone is an address of its own bytes. */
export type KeptZone = Omit<Wire, 'citizenshipInfo'>

export const zoneColumn = { table: 'parse_zone', column: 'sealed_reading' } as const
const placeOf = (rowId: string) => ({ ...zoneColumn, rowId })

/** A reading as it is kept, beside how its names fit. */
export function toKept({ strip, ...reading }: ZoneReading, nameFits: Wire['nameFits']): KeptZone {
  const { bytes, type, ...placed } = strip
  const address = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
  return { ...reading, nameFits, strip: { ...placed, address } }
}

export const sealZone = (fields: FieldCrypto, parseId: string, zone: KeptZone): string =>
  fields.seal(JSON.stringify(zone), placeOf(parseId))

/** Throws `SealBroken`. */
export const openZone = (fields: FieldCrypto, { parse_id, sealed_reading }: LyingZone): KeptZone =>
  JSON.parse(fields.open(sealed_reading, placeOf(parse_id)))

/** A reading as its person sees it, with the country of its citizenship. */
export async function toZoneReading(sql: Sql, zone: KeptZone): Promise<Wire> {
  const code = zone.citizenship.value && countryOfZone(zone.citizenship.value)
  const country = code ? await findCountryByCode(sql, code) : undefined
  return { ...zone, citizenshipInfo: country ? [country] : [] }
}
