import type { CompanySection } from '@corridor/contract/field/company-sections'
import type { SectionDecision, verification } from '@corridor/contract/trust/verification/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { seenBy } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'
import { liveClaim } from './store.ts'

interface PendingRow {
  id: string
  submitted_at: Date
  section: CompanySection
  company_id: string
  company_name: string
  is_again: boolean
  claimed_by: string | null
  claimer: string | null
}

/** Administrators alone have this list; the gate sees to that. */
export const pendingSpec: ListSpec<PendingRow, typeof verification.listPending> = {
  table: 'company_section',
  columns: `t.id, t.submitted_at, t.section, t.company_id, c.name as company_name,
    exists (select 1 from section_decision h where h.company_id = t.company_id and h.section = t.section) as is_again,
    u.id as claimed_by, u.full_name as claimer`,
  joins: `join company c on c.id = t.company_id
    left join user_account u on u.id = t.claimed_by and ${liveClaim}`,
  within: (sql, scope) =>
    seenBy(sql, scope, {
      of: 'shared',
      platform: sql`t.state = 'submitted'
        and not exists (select 1 from company gone where gone.id = t.company_id and gone.deleted_at is not null)`,
    }),
  kept: { kind: 'waiting-section', uncounted: ['claim'], allBut: { claim: liveClaim } },
  sort: {
    createDate: { by: 't.submitted_at', indexed: true },
    section: { by: 't.section' },
    name: { by: 'o.name collate corridor_text', join: 'join company o on o.id = t.company_id' },
  },
  filters: {
    section: (sql, value) => sql`t.section = ${value}`,
    claim: (sql) => sql`(${sql.unsafe(liveClaim)}) is not true`,
  },
  search: { name: 'c.name' },
  searchJoins: 'join company c on c.id = t.company_id',
  toWire: (row) => ({
    _id: row.id,
    createDate: row.submitted_at.toISOString(),
    section: row.section,
    companyInfo: [{ _id: row.company_id, name: row.company_name }],
    isAgain: row.is_again,
    claimedByInfo: row.claimed_by ? [{ _id: row.claimed_by, name: row.claimer ?? '' }] : [],
  }),
}

interface DecisionRow {
  id: string
  created_at: Date
  section: CompanySection
  decision: SectionDecision['decision']
  reason: string | null
  note: string | null
  company_id: string
  company_name: string
  user_id: string
  user_name: string
}

export const decisionSpec: ListSpec<DecisionRow, typeof verification.listDecision> = {
  table: 'section_decision',
  columns: `t.id, t.created_at, t.section, t.decision, t.reason, t.note, t.company_id, c.name as company_name, u.id as user_id,
    u.full_name as user_name`,
  joins: 'join company c on c.id = t.company_id join user_account u on u.id = t.created_by',
  searchJoins: 'join company c on c.id = t.company_id',
  within: (sql, scope) => seenBy(sql, scope, { of: 'shared', platform: 'all' }),
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 'o.name collate corridor_text', join: 'join company o on o.id = t.company_id' },
  },
  filters: {
    company: (sql, id) => sql`t.company_id = ${id}`,
    section: (sql, value) => sql`t.section = ${value}`,
  },
  search: { name: 'c.name', reason: "coalesce(t.reason, '')" },
  toWire: (row) => ({
    _id: row.id,
    createDate: row.created_at.toISOString(),
    section: row.section,
    decision: row.decision,
    companyInfo: [{ _id: row.company_id, name: row.company_name }],
    reason: row.reason,
    note: row.note,
    userInfo: [{ _id: row.user_id, name: row.user_name }],
  }),
}

/** Only what this person is at. */
export const claimedBy = (userId: string) => (sql: Sql) => sql`t.claimed_by = ${userId} and ${sql.unsafe(liveClaim)}`
