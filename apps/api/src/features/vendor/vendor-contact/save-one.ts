import {
  type VendorContactAdd,
  VendorContactAdd as VendorContactSchema,
} from '@corridor/contract/vendor/vendor-contact/shapes'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { RecordChange } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken, type Sql } from '../../../platform/sql.ts'
import { invalid, readEntry } from '../../company/company/entries.ts'
import { listKnownMembers } from '../../people/member/tables.ts'
import { eachOnce, toNumbers } from '../vendor/judge.ts'
import { contacts, findPrimary } from './store.ts'
import { type ContactRow, type ContactValues, toFacts, toInput } from './tables.ts'

interface Saving {
  vendorId: string
  /** The contact that is changed; undefined for a new one. */
  id?: string | undefined
  version?: number | undefined
  patch: { [Name in keyof VendorContactAdd]?: VendorContactAdd[Name] | undefined }
  /** The values stood at the contact before: its owner may have left since. */
  haveStood?: boolean
  /** Path of the entry in the body. */
  at?: string
}

/** Adds or changes one contact inside a verb that has locked its vendor, and notes what it changed. */
export async function saveOne(
  context: CompanyContext,
  tx: Sql,
  changes: RecordChange[],
  { vendorId, id, version, patch, haveStood = false, at = '' }: Saving,
): Promise<ContactRow> {
  const { scope } = context
  const stands = id ? await contacts.take(tx, scope, id, version) : undefined
  if (stands && stands.vendor_id !== vendorId) throw fail('record.notFound', { entity: 'Vendor Contact' })
  const input = readEntry(VendorContactSchema, { ...(stands && toInput(stands)), ...given(patch) }, at)
  const values = await judged(tx, scope.companyId, input, haveStood ? input.owner : (stands?.keeper_id ?? null), at)
  const change = stands ? differences(toFacts(stands), values) : values
  if (stands && !change) return stands
  const saved = stands
    ? await contacts.update(tx, stands.id, change ?? {}).then(() => stands.id, refuseDouble)
    : await contacts.insert(tx, scope, { vendor_id: vendorId, ...values }).catch(refuseDouble)
  await context.platform.jobs.wake(tx, 'match-vendors')
  const after = await contacts.load(tx, scope, saved)
  const action = stands ? 'vendor-contact.update' : 'vendor-contact.add'
  const record = { kind: 'vendor-contact', id: saved }
  changes.push({ action, record, before: stands ? toFacts(stands) : null, after: toFacts(after) })
  return after
}

/** Saves the primary contact of a vendor, the first time by adding it. */
export async function savePrimary(
  context: CompanyContext,
  tx: Sql,
  changes: RecordChange[],
  vendorId: string,
  patch: Saving['patch'],
): Promise<void> {
  const id = await findPrimary(tx, vendorId)
  await saveOne(context, tx, changes, { vendorId, id, patch: { ...patch, vendorContactType: 'primary' } })
}

export function refuseDouble(error: unknown): never {
  throw isTaken(error, 'vendor_contact_primary') ? fail('vendorContact.primaryTaken') : error
}

async function judged(
  tx: Sql,
  companyId: string,
  input: VendorContactAdd,
  // The one owner who need not be a member any more.
  standing: string | null,
  at: string,
): Promise<ContactValues> {
  const { owner } = input
  if (owner && owner !== standing && (await listKnownMembers(tx, companyId, [owner])).length === 0)
    throw invalid({ owner: 'Member not found' }, at)
  const [mobile = '', office = ''] = await toNumbers(tx, companyId, [input.mobileNumber, input.officeNumber])
  return {
    first_name: input.firstName,
    last_name: input.lastName,
    contact_type: input.vendorContactType,
    designation: input.designation,
    employer_name: input.employerName,
    email: input.emailId,
    mobile_number: mobile,
    office_number: office,
    keeper_id: owner,
    address: input.address,
    social_profiles: [...new Set(input.socialProfiles)],
    technologies: eachOnce(input.technologies),
    comment: input.comment,
    send_requirement: input.sendRequirement,
    send_hotlist: input.sendHotlist,
    status: input.status,
  }
}
