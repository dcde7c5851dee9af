import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { GroupRule, VendorGroupAdd } from '@corridor/contract/vendor/vendor-group/shapes'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { listKnownMembers } from '../../people/member/tables.ts'
import { listKnownUnits } from '../../people/unit/tables.ts'
import { findRegion } from './store.ts'
import type { GroupRow, GroupValues } from './tables.ts'

/** Judges a whole group and makes its columns. A group that stands may name somebody who left. Throws `request.invalid`. */
export async function judgeGroup(
  tx: Sql,
  { companyId }: CompanyScope,
  input: VendorGroupAdd,
  stands?: GroupRow,
): Promise<GroupValues> {
  const faults: Record<string, string> = {}
  const unit = input.businessUnit === wholeCompany ? null : input.businessUnit
  if (unit && unit !== stands?.unit_id && (await listKnownUnits(tx, companyId, [unit])).length === 0)
    faults.businessUnit = 'Business unit not found'
  const region = await findRegion(tx, input.region)
  if (!region) faults.region = 'Region is required'
  const shared = input.groupType === 'shared_with_few' ? [...new Set(input.shareWith)].sort() : []
  const strangers = shared.filter((id) => !stands?.shared_with.includes(id))
  if (input.groupType === 'shared_with_few' && shared.length === 0) faults.shareWith = 'Share With is required'
  else if ((await listKnownMembers(tx, companyId, strangers)).length < strangers.length)
    faults.shareWith = 'Member not found'
  if (!region || Object.keys(faults).length > 0) throw invalid(faults, '')
  return {
    unit_id: unit,
    name: input.groupName,
    description: input.description,
    recipients: input.recipients,
    ...region,
    type: input.groupType,
    shared_with: shared,
    status: input.status,
    rule: ruleOf(input.rule),
  }
}

// A rule that asks for nothing would find every vendor.
function ruleOf(rule: GroupRule | null): GroupRule | null {
  const asked = Object.entries(rule ?? {}).filter(([, value]) => value !== undefined && value !== '')
  return asked.length > 0 ? (Object.fromEntries(asked) as GroupRule) : null
}

/** Makes the values of a form from a group that stands. */
export const toForm = (row: GroupRow): VendorGroupAdd => ({
  businessUnit: row.unit_id ?? wholeCompany,
  groupName: row.name,
  description: row.description,
  recipients: row.recipients,
  region: row.country_id ?? row.state_id ?? '',
  groupType: row.type,
  shareWith: row.shared_with,
  status: row.status,
  rule: row.rule,
})
