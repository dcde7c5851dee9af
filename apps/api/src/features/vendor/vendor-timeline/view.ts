import type { VendorHappening, VendorPart } from '@corridor/contract/vendor/vendor-timeline/kinds'
import { vendorParts } from '@corridor/contract/vendor/vendor-timeline/kinds'
import type { VendorTimelineEntry } from '@corridor/contract/vendor/vendor-timeline/shapes'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { withMails } from '../../candidate/timeline/written.ts'
import { viewVendor } from '../vendor/view.ts'
import { listNames, listVendorTrail, type TrailRow } from './store.ts'

interface Asked {
  vendorId: string
  before?: string | undefined
  limit: number
}

/** Shows the events of a vendor that the caller sees. */
export async function viewVendorTimeline(context: Context, { vendorId, before, limit }: Asked) {
  const { db, scope } = context
  await viewVendor(context, { vendorId })
  const page = { before: before ?? null, limit: limit + 1 }
  const rows = await listVendorTrail(db, { scope, vendorId, ...page })
  const names = await listNames(db, rows.flatMap(namedIds))
  const happened = rows.map((row) => toEntry(row, names))
  const all = await withMails(context, { kind: 'vendor', id: vendorId }, page, happened, (written) => ({
    ...{ part: null, name: null, groupInfo: [], changes: [] },
    ...written,
  }))
  return { success: true as const, data: all.slice(0, limit), hasMore: all.length > limit }
}

type Facts = Record<string, unknown>
type Change = VendorTimelineEntry['changes'][number]

/** The contract's name of each column that a vendor's page shows, the two of a place under one. */
const fields: Record<string, string> = {
  name: 'vendorName',
  primary_unit_id: 'primaryBusinessUnit',
  visibility: 'vendorVisibility',
  unit_ids: 'businessUnits',
  federal_id: 'federalId',
  website: 'website',
  contact_number: 'contactNumber',
  fax: 'fax',
  email: 'email',
  address: 'address',
  country_id: 'country',
  state_id: 'state',
  state_name: 'state',
  city_id: 'city',
  city_name: 'city',
  zip_code: 'zipCode',
  send_requirement: 'sendRequirement',
  send_hotlist: 'sendHotlist',
  primary_owner_id: 'primaryOwner',
  owner_ids: 'ownership',
  lead_id: 'vendorLead',
  technologies: 'technologies',
  about: 'aboutVendor',
  type: 'vendorType',
  payment_terms: 'paymentTerms',
  status: 'groupStatus',
}
const named = Object.keys(fields).filter((column) => /_ids?$/.test(column) && column !== 'federal_id')

const happenings: Record<string, VendorHappening> = {
  add: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  merge: 'merged',
  split: 'split',
  'add-vendors': 'put into a group',
  'remove-vendors': 'taken out of a group',
}

const isVendorUpdate = ({ action }: TrailRow) => action === 'vendor.update'

const namedIds = (row: TrailRow): string[] =>
  isVendorUpdate(row)
    ? [row.before, row.after].flatMap((facts) =>
        named.flatMap((column) => [facts?.[column]].flat()).filter((id) => typeof id === 'string'),
      )
    : []

function toEntry(row: TrailRow, names: Map<string, string>): VendorTimelineEntry {
  const { id, at, action, record_kind, name, before, after, group_id, group_name } = row
  const part = vendorParts.find((kind): kind is VendorPart => kind === record_kind) ?? null
  return {
    _id: id,
    at: at.toISOString(),
    action: happenings[action.slice(action.indexOf('.') + 1)] ?? 'changed',
    part,
    name: part === 'vendor-format' || part === 'vendor-bank' || !part ? null : name,
    groupInfo: group_id ? [{ _id: group_id, name: group_name ?? '' }] : [],
    changes: isVendorUpdate(row) && before && after ? changesOf(before, after, names) : [],
    mail: null,
    userInfo: toUserInfo(row),
  }
}

function changesOf(before: Facts, after: Facts, names: Map<string, string>): Change[] {
  const toValue = (column: string, value: unknown): Change['before'] => {
    if (!named.includes(column)) return (value ?? null) as Change['before']
    if (Array.isArray(value)) return value.map((id) => names.get(String(id)) ?? '').filter(Boolean)
    return names.get(String(value)) ?? null
  }
  return Object.entries(fields)
    .filter(
      ([column]) => column in after && JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null),
    )
    .map(([column, field]) => ({
      field,
      before: toValue(column, before[column]),
      after: toValue(column, after[column]),
    }))
}
