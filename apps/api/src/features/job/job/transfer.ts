import { toPostcode } from '@corridor/contract/field/postcode'
import { usualCurrency } from '@corridor/contract/field/rate-terms'
import type { JobAdd, JobPlace } from '@corridor/contract/job/job/body'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import type { Outcome, TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { leaveTrail } from '../../../db/write.ts'
import { nameCountries } from '../../base/address/tables.ts'
import { nameEntries } from '../../base/lookup/tables.ts'
import { findStanding, insertJobs, keepNamed, lockJobs, nameClients, nameVendors } from './store.ts'
import { toTrail, toValues } from './values.ts'

/** Jobs, by the hundred; states and cities come in words. */
export const jobTransfer: TransferRules<JobAdd> = {
  references: {
    client: (sql, context, names) => nameClients(sql, toCompanyContext(context).scope.companyId, names),
    vendor: (sql, context, names) => nameVendors(sql, context.scope, names),
    prime: (sql, context, names) => nameVendors(sql, context.scope, names),
    country: (sql, _context, names) => nameCountries(sql, names),
    morePlaces: (sql, _context, names) => nameCountries(sql, names),
    jobType: (sql, _context, names) => nameEntries(sql, 'job-type', names),
    payType: (sql, _context, names) => nameEntries(sql, 'pay-type', names),
    workMode: (sql, _context, names) => nameEntries(sql, 'work-mode', names),
    salaryDuration: (sql, _context, names) => nameEntries(sql, 'salary-duration', names),
    workAuthorization: (sql, _context, names) => nameEntries(sql, 'work-authorization', names),
    refusedAuthorization: (sql, _context, names) => nameEntries(sql, 'work-authorization', names),
    contractDuration: (sql, _context, names) => nameEntries(sql, 'contract-duration', names),
  },
  nameOf: ({ jobTitle = '' }) => String(jobTitle),
  async identify(sql, context, inputs) {
    const standing = await findStanding(sql, toCompanyContext(context).scope.companyId, inputs)
    return inputs.map((input, at) => ({ key: keyOf(input), stands: standing.has(at) }))
  },
  async addMany(context, tx, inputs) {
    const { scope } = toCompanyContext(context)
    const known = await keepNamed(tx, inputs.flatMap(namedBy))
    const currency = (await settingsOf(tx, scope.companyId))?.currency ?? usualCurrency
    const isSound = (input: JobAdd) => namedBy(input).every((id) => known.has(id))
    const values = inputs.filter(isSound).map((input) => toValues(input, { currency, places: placesOf(input) }))
    const ids = await insertJobs(tx, scope, values)
    const added = values.flatMap((after, at) => {
      const id = ids[at]
      return id ? [{ record: { kind: 'job', id }, before: null, after }] : []
    })
    await leaveTrail(context, tx, 'job.add', added)
    let at = 0
    return inputs.map((input): Outcome => {
      const id = isSound(input) ? ids[at++] : undefined
      return id ? { id } : { fault: { field: 'jobTitle', code: 'row.refused' } }
    })
  },
  async removeUntouched(context, tx, ids) {
    const standing = await lockJobs(tx, toCompanyContext(context).scope, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, new Map())
    const records = untouched.map(({ id, job_title: name }) => ({ id, name }))
    await putAllIntoBin(tx, context, { kind: 'job', table: 'job', records })
    const gone = untouched.map((row) => ({ record: { kind: 'job', id: row.id }, before: toTrail(row), after: null }))
    await leaveTrail(context, tx, 'job.delete', gone)
    return outcomes
  },
}

// Key by which a person takes two jobs for the same: one title, client, vendor, reference and city.
const keyOf = ({ jobTitle, client, vendor, reference, city }: JobAdd) =>
  [jobTitle.toLowerCase(), client, vendor, reference.toLowerCase(), city.toLowerCase()].join('\n')

const namedBy = (input: JobAdd): string[] =>
  [
    ...[input.client, input.vendor, input.prime, input.country, input.workMode, input.salaryDuration],
    ...[input.contractDuration, ...input.jobType, ...input.payType, ...input.workAuthorization],
    ...input.refusedAuthorization,
    ...input.morePlaces.map(({ country }) => country),
  ].filter((id) => id !== null)

const placesOf = (input: JobAdd) => [input, ...input.morePlaces].flatMap(toPlace)

function toPlace({ country, state, city, zipCode }: JobPlace) {
  if (!country && [state, city, zipCode].every((part) => part === '')) return []
  const inWords = { state_id: null, state_name: state || null, city_id: null, city_name: city || null }
  return [{ country_id: country, ...inWords, zip_code: toPostcode(zipCode) }]
}
