import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import { lookupNotFound } from '@corridor/contract/base/lookup/kinds'
import { findPostcodeFault, toPostcode } from '@corridor/contract/field/postcode'
import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { hasSalaryFault, type JobAdd, type JobPlace, salaryFault } from '@corridor/contract/job/job/body'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { judgePlace } from '../../company/location/judge.ts'
import { listKnownUnits } from '../../people/unit/tables.ts'
import { isKnownClient } from '../client/tables.ts'
import type { JobValues, Place } from './row.ts'
import { listKnownEntries, listSeenVendors } from './store.ts'
import { toValues } from './values.ts'

/** The columns behind a whole form; `standing` are ids that it may go on naming, whatever became of them. Throws `request.invalid`. */
export async function judgeJob(
  tx: Sql,
  scope: CompanyScope,
  input: JobAdd,
  standing: ReadonlySet<string> = new Set(),
): Promise<JobValues> {
  if (hasSalaryFault(input)) throw invalid({ [salaryFault.path]: salaryFault.message }, '')
  await refuseUnknown(tx, scope, input, standing)
  const currency = (await settingsOf(tx, scope.companyId))?.currency ?? usualCurrency
  return toValues(input, { currency, places: await judgePlaces(tx, input) })
}

const lookupFields = {
  jobType: 'job-type',
  workMode: 'work-mode',
  salaryDuration: 'salary-duration',
  payType: 'pay-type',
  workAuthorization: 'work-authorization',
  refusedAuthorization: 'work-authorization',
  contractDuration: 'contract-duration',
} as const satisfies Partial<Record<keyof JobAdd, LookupKind>>

async function refuseUnknown(tx: Sql, scope: CompanyScope, input: JobAdd, standing: ReadonlySet<string>) {
  const faults: Record<string, string> = {}
  const isNew = (id: string | null): id is string => id !== null && !standing.has(id)
  for (const [field, kind] of Object.entries(lookupFields) as [keyof typeof lookupFields, LookupKind][]) {
    const ids = [input[field]].flat().filter(isNew)
    if (ids.length > 0 && (await listKnownEntries(tx, kind, ids)).length < new Set(ids).size)
      faults[field] = lookupNotFound[kind]
  }
  const { businessUnit, client } = input
  if (isNew(businessUnit) && (await listKnownUnits(tx, scope.companyId, [businessUnit])).length === 0)
    faults.businessUnit = 'Business unit not found'
  if (isNew(client) && !(await isKnownClient(tx, scope.companyId, client))) faults.client = 'Client not found'
  for (const field of ['prime', 'vendor'] as const) {
    const id = input[field]
    if (isNew(id) && (await listSeenVendors(tx, scope, [id])).length === 0) faults[field] = 'Vendor not found'
  }
  if (Object.keys(faults).length > 0) throw invalid(faults, '')
}

/** The places, the first one before the others; one that says nothing is none. */
async function judgePlaces(tx: Sql, { country, state, city, zipCode, morePlaces }: JobAdd): Promise<Place[]> {
  const places: Place[] = []
  for (const [at, place] of [{ country, state, city, zipCode }, ...morePlaces].entries()) {
    if (!place.country && [place.state, place.city, place.zipCode].every((part) => part === '')) continue
    places.push(await judgeOne(tx, place, at === 0 ? '' : `morePlaces.${at - 1}`))
  }
  return places
}

async function judgeOne(tx: Sql, { country, state, city, zipCode }: JobPlace, at: string): Promise<Place> {
  const zip_code = toPostcode(zipCode)
  const inWords = { state_id: null, state_name: state || null, city_id: null, city_name: city || null }
  if (!country) return { country_id: null, ...inWords, zip_code }
  const findFault = (code: string | null) => (zipCode === '' ? null : findPostcodeFault(zipCode, code))
  const place = await judgePlace(tx, { country, state, city }, at, findFault)
  return { ...place, state_name: place.state_name || null, city_name: place.city_name || null, zip_code }
}
