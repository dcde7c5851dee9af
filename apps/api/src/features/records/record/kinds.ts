import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { KindRules } from '../../../db/record-kind.ts'
import { addressRules } from '../../base/address/kind.ts'
import { articleRules } from '../../base/article/kind.ts'
import { lookupRules } from '../../base/lookup/kind.ts'
import { candidateRules } from '../../candidate/candidate/kind.ts'
import { candidatePartRules } from '../../candidate/part/kind.ts'
import { companyRules } from '../../company/company/kind.ts'
import { employeeRules } from '../../company/contact/kind.ts'
import { locationRules } from '../../company/location/kind.ts'
import { hotlistRules } from '../../sales/hotlist/kind.ts'

const all: KindRules[] = [
  companyRules,
  ...lookupRules,
  ...articleRules,
  ...addressRules,
  candidateRules,
  ...candidatePartRules,
  hotlistRules,
  locationRules,
  employeeRules,
]

/** Every kind of record that bin, bulk actions, import and export work on. */
export const kindRules = Object.fromEntries(all.map((rules) => [rules.kind, rules])) as Record<RecordKind, KindRules>
