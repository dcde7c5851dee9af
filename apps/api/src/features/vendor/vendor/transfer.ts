import { findPostcodeFault, toPostcode } from '@corridor/contract/field/postcode'
import type { VendorRow as Incoming } from '@corridor/contract/vendor/vendor/vendor-row'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import type { Outcome, TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { nameCountries } from '../../base/address/tables.ts'
import { listKnownUnits, nameUnits } from '../../people/unit/tables.ts'
import { insertPrimaries } from '../vendor-contact/insert-primaries.ts'
import { eachOnce, toNumbers } from './judge.ts'
import { toNameParts } from './step-two.ts'
import { countLaterContacts, findStanding, insertVendors, lockCountries, lockVendors } from './store.ts'
import { toFacts, type VendorValues } from './tables.ts'

/** Vendors with their primary contacts, by the hundred. */
export const vendorTransfer: TransferRules<Incoming> = {
  references: {
    country: (sql, _context, names) => nameCountries(sql, names),
    businessUnits: (sql, context, names) => nameUnits(sql, toCompanyContext(context).scope, names),
  },
  nameOf: ({ vendorName = '' }) => String(vendorName),
  async identify(sql, context, inputs) {
    const { companyId } = toCompanyContext(context).scope
    const standing = await findStanding(
      sql,
      companyId,
      inputs.map(({ vendorName }) => vendorName),
    )
    return inputs.map(({ vendorName }, at) => ({ key: vendorName.toLowerCase(), stands: standing.has(at) }))
  },
  async addMany(context, tx, inputs) {
    const company = toCompanyContext(context)
    const { scope } = company
    const countries = await lockCountries(
      tx,
      inputs.flatMap(({ country }) => country ?? []),
    )
    const named = [...new Set(inputs.flatMap(({ businessUnits }) => businessUnits))]
    const units = new Set(named.length > 0 ? await listKnownUnits(tx, scope.companyId, named) : [])
    const faults = inputs.map((input) => faultOf(input, countries, units))
    const sound = inputs.filter((_, at) => !faults[at])
    const phones = sound.flatMap((row) => [row.contactNumber, row.fax, row.mobileNumber, row.officeNumber])
    const numbers = await toNumbers(tx, scope.companyId, phones)
    const values = sound.map((row, at) => toValues(row, numbers.slice(at * phonesEach)))
    const ids = await insertVendors(tx, scope, values)
    const added = values.flatMap((after, at) => {
      const id = ids[at]
      return id ? [{ record: { kind: 'vendor', id }, before: null, after }] : []
    })
    await leaveTrail(context, tx, 'vendor.add', added)
    const contacts = sound.flatMap(({ contactPerson, emailId, designation }, at) => {
      const vendor_id = ids[at]
      const [, , mobile_number = '', office_number = ''] = numbers.slice(at * phonesEach)
      const { firstName: first_name, lastName: last_name } = toNameParts(contactPerson || emailId)
      return vendor_id && first_name
        ? [{ vendor_id, first_name, last_name, email: emailId, designation, mobile_number, office_number }]
        : []
    })
    await insertPrimaries(company, tx, contacts)
    let at = 0
    return inputs.map((input, place): Outcome => {
      const fault = faults[place]
      if (fault) return { fault }
      const id = ids[at++]
      return id ? { id } : { fault: isTaken(input) }
    })
  },
  async removeUntouched(context, tx, ids) {
    const standing = await lockVendors(tx, toCompanyContext(context).scope, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, await countLaterContacts(tx, ids))
    const records = untouched.map(({ id, name }) => ({ id, name }))
    await putAllIntoBin(tx, context, { kind: 'vendor', table: 'vendor', records })
    const gone = untouched.map((row) => ({ record: { kind: 'vendor', id: row.id }, before: toFacts(row), after: null }))
    await leaveTrail(context, tx, 'vendor.delete', gone)
    return outcomes
  },
}

const phonesEach = 4

const isTaken = ({ vendorName }: Incoming) =>
  ({ field: 'vendorName', code: 'double.stands', params: { entity: 'Vendor', name: vendorName } }) as const

function faultOf(
  { country, zipCode, businessUnits }: Incoming,
  countries: ReadonlyMap<string, string | null>,
  units: ReadonlySet<string>,
) {
  if (businessUnits.some((id) => !units.has(id)))
    return { field: 'businessUnits', code: 'reference.gone', params: { entity: 'Business Unit' } } as const
  if (!country) return undefined
  const code = countries.get(country)
  if (code === undefined) return { field: 'country', code: 'reference.gone', params: { entity: 'Country' } } as const
  return zipCode !== '' && findPostcodeFault(zipCode, code)
    ? ({ field: 'zipCode', code: 'row.refused' } as const)
    : undefined
}

const toValues = (row: Incoming, [contact_number = '', fax = '']: readonly string[]): VendorValues => ({
  name: row.vendorName,
  primary_unit_id: null,
  visibility: row.vendorVisibility,
  unit_ids: [...new Set(row.businessUnits)].sort(),
  federal_id: row.federalId,
  website: row.website,
  contact_number,
  fax,
  email: row.email,
  address: row.address,
  country_id: row.country,
  state_id: null,
  state_name: row.state || null,
  city_id: null,
  city_name: row.city || null,
  zip_code: toPostcode(row.zipCode),
  send_requirement: row.sendRequirement,
  send_hotlist: row.sendHotlist,
  primary_owner_id: null,
  owner_ids: [],
  lead_id: null,
  technologies: eachOnce(row.technologies),
  about: row.aboutVendor,
  type: row.vendorType,
  payment_terms: row.paymentTerms,
  status: row.groupStatus,
})
