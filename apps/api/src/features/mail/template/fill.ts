import { type ShownColumn, shownColumns, usualShownColumns } from '@corridor/contract/candidate/paper/columns'
import { personName } from '@corridor/contract/format/person-name'
import type { Reader } from '@corridor/contract/format/reader'
import type { FormatColumn } from '@corridor/contract/vendor/vendor-format/kinds'
import type { Language } from '@corridor/contract/wire/language'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { fail } from '../../../platform/fail.ts'
import { readPhone } from '../../../platform/phone.ts'
import { toShownTable } from '../../candidate/paper/shown-table.ts'
import type { ShownRow } from '../../candidate/paper/tables.ts'
import { jobs } from '../../job/job/tables.ts'
import { jobValues } from './job-values.ts'
import type { MailTable } from './mail-table.ts'
import type { MergeValues } from './merge.ts'
import { type ContactNames, findSharedValues, listContactNames, listPeople } from './store.ts'
import { listVendorWishes, type VendorWish } from './tables.ts'

type Asking = Pick<Context<CompanyScope>, 'db' | 'scope'>

/** Subjects that all mails of one sending are about. */
export interface MailAbout {
  senderId: string
  unitId?: string | null | undefined
  /** Candidates whom the mail presents. */
  candidateIds?: readonly string[] | undefined
  jobId?: string | undefined
  hotlistId?: string | null | undefined
}

/** One who gets it: a contact of a vendor, a vendor by its own address, or a candidate. */
export interface MailRecipient {
  contactId?: string | undefined
  vendorId?: string | undefined
  candidateId?: string | undefined
}

/**
 * Finds the values that each of these is written with, in their order. Six statements, however many there are; records that the sender does
 * not see fill nothing.
 */
export async function valuesFor(
  { db, scope }: Asking,
  { senderId, unitId = null, candidateIds = [], jobId, hotlistId = null }: MailAbout,
  recipients: readonly MailRecipient[],
  language: Language,
): Promise<MergeValues[]> {
  const askedOf = (name: keyof MailRecipient) => [...new Set(recipients.flatMap((one) => one[name] ?? []))]
  const [settings, shared, contacts, people, recipientPeople, job] = await Promise.all([
    settingsOf(db, scope.companyId),
    findSharedValues(db, scope, { senderId, unitId, hotlistId }),
    listContactNames(db, scope, askedOf('contactId')),
    listPeople(db, scope, candidateIds, hotlistId),
    listPeople(db, scope, askedOf('candidateId'), null),
    jobId ? jobs.find(db, scope, jobId) : undefined,
  ])
  const vendorIds = [...new Set([...askedOf('vendorId'), ...contacts.map(({ vendor_id }) => vendor_id)])]
  const wishes = byId(await listVendorWishes(db, scope, vendorIds))
  const reader: Reader = { language, settings, timeZone: 'UTC' }
  const tables = tablesOf(people, reader)
  const [contactOf, candidateOf] = [byId(contacts), byId(recipientPeople)]
  const same: MergeValues = {
    'company.name': shared?.company_name ?? '',
    'unit.signature': shared?.signature ?? '',
    'unit.postalAddress': shared?.postal_address ?? '',
    'sender.name': shared ? nameOf(shared, reader) : '',
    'sender.email': shared?.email ?? '',
    'sender.phone': shared?.phone ? readPhone(shared.phone).shown : '',
    'hotlist.name': shared?.hotlist_name ?? '',
    ...(job && jobValues(job, reader)),
  }
  return recipients.map(({ contactId, vendorId, candidateId }) => {
    const contact = contactId === undefined ? undefined : contactOf.get(contactId)
    const candidate = candidateId === undefined ? undefined : candidateOf.get(candidateId)
    const vendor = wishes.get(contact?.vendor_id ?? vendorId ?? '')
    const presented = people.length === 1 ? people[0] : people.length === 0 ? candidate : undefined
    return {
      ...same,
      ...contactValues(contact ?? candidate, reader),
      'vendor.name': vendor?.name ?? '',
      ...(presented && candidateValues(presented, reader)),
      ...(people.length > 0 && { candidates: tables(vendor?.columns) }),
    }
  })
}

const byId = <Row extends ContactNames | ShownRow | VendorWish>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]))

interface Names {
  first_name: string
  last_name: string
}
const nameOf = ({ first_name: firstName, last_name: lastName }: Names, { settings }: Reader) =>
  personName({ firstName, lastName }, settings)

const contactValues = (person: Names | undefined, reader: Reader): MergeValues =>
  person
    ? {
        'contact.firstName': person.first_name,
        'contact.lastName': person.last_name,
        'contact.fullName': nameOf(person, reader),
      }
    : {}

function candidateValues(person: ShownRow, reader: Reader): MergeValues {
  const cell = (column: ShownColumn) =>
    toShownTable([person], { columns: [column], showsInitials: false }, reader).rows[0]?.cells[1] ?? ''
  return {
    'candidate.firstName': person.first_name,
    'candidate.fullName': nameOf(person, reader),
    'candidate.jobTitle': cell('jobTitle'),
    'candidate.skills': cell('skills'),
    'candidate.location': cell('location'),
    'candidate.workAuthorization': cell('workAuthorization'),
    'candidate.rate': cell('rate'),
    'candidate.availableFrom': cell('availability'),
  }
}

/** The table of those whom the mail presents as each vendor wants it, drawn once for all that want the same. */
function tablesOf(people: readonly ShownRow[], reader: Reader) {
  const drawn = new Map<string, MailTable>()
  return (wanted: readonly FormatColumn[] | null | undefined): MailTable => {
    const columns = shareableOf(wanted)
    const key = columns.join()
    const found = drawn.get(key) ?? drawTable(people, columns, reader)
    drawn.set(key, found)
    return found
  }
}

// A vendor's demand on a submission alone, such as a legal name, stands in no table that goes to many.
export const isShareable = (column: FormatColumn): column is FormatColumn & ShownColumn =>
  (shownColumns as readonly string[]).includes(column)

function shareableOf(wanted: readonly FormatColumn[] | null | undefined): readonly ShownColumn[] {
  const columns = wanted?.filter(isShareable) ?? []
  return columns.length > 0 ? columns : usualShownColumns
}

/** The table of these people as one vendor wants it. Throws `record.notFound` for whoever the sender does not see or is not there to be sent. */
export async function tableFor(
  { db, scope }: Asking,
  vendorId: string | null,
  candidateIds: readonly string[],
): Promise<MailTable> {
  const [settings, people, wishes] = await Promise.all([
    settingsOf(db, scope.companyId),
    listPeople(db, scope, candidateIds, null),
    listVendorWishes(db, scope, vendorId ? [vendorId] : []),
  ])
  if (people.length < candidateIds.length) throw fail('record.notFound', { entity: 'Candidate' })
  return drawTable(people, shareableOf(wishes[0]?.columns), { language: 'en', settings, timeZone: 'UTC' })
}

function drawTable(people: readonly ShownRow[], columns: readonly ShownColumn[], reader: Reader): MailTable {
  const { columns: shown, rows } = toShownTable(people, { columns, showsInitials: false }, reader)
  // The name first, then in the vendor's order; a column in which nothing stands is left out.
  const order = ['name', ...columns]
    .map((key) => shown.findIndex((column) => column.key === key))
    .filter((at) => at >= 0 && rows.some(({ cells }) => cells[at]))
  return {
    titles: order.map((at) => shown[at]?.title ?? ''),
    rows: rows.map(({ cells }) => order.map((at) => cells[at] ?? '')),
  }
}
