import type { MailTopic } from '@corridor/contract/mail/campaign/kinds'
import type { EmailTemplate, emailTemplate } from '@corridor/contract/mail/template/shapes'
import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { FormatColumn } from '@corridor/contract/vendor/vendor-format/kinds'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'

/** The columns that a person fills in. */
export interface TemplateValues {
  unit_id: string | null
  name: string
  topic: MailTopic
  email: string
  subject: string
  body: string
  status: 'active' | 'inactive'
}

/** A row of the list, which does not carry what the mail says. */
export interface ListedTemplate extends RecordRow, OwnerColumns, Omit<TemplateValues, 'body'> {
  unit_name: string | null
  versions: number
}
export interface TemplateRow extends ListedTemplate, TemplateValues {}

const columns = `t.id, t.version, t.created_at, t.updated_at, t.unit_id, t.name, t.topic, t.email, t.subject, t.status,
  unit.name as unit_name, ${ownerColumns},
  coalesce((select max(w.number) from email_template_version w where w.template_id = t.id), 0) as versions`

export const templateSpec: ListSpec<ListedTemplate, typeof emailTemplate.list> = {
  table: 'email_template',
  columns,
  joins: `left join business_unit unit on unit.id = t.unit_id ${ownerJoin}`,
  within: seenInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    name: { by: 't.name collate corridor_text' },
    subject: { by: 't.subject collate corridor_text' },
    topic: { by: 't.topic' },
    status: { by: 't.status' },
  },
  filters: {
    status: (sql, value) => sql`t.status = ${value}`,
    topic: (sql, value) => sql`t.topic = ${value}`,
  },
  search: { name: 't.name', subject: 't.subject' },
  toWire,
}

export const templates = companyTable<TemplateRow, TemplateValues>({
  spec: { ...templateSpec, columns: `${columns}, t.body` },
  entity: 'Email Template',
  taken: { email_template_name: (name) => fail('emailTemplate.nameTaken', { name }) },
  columns: ['unit_id', 'name', 'topic', 'email', 'subject', 'body', 'status'],
})

export function toWire(row: ListedTemplate): EmailTemplate {
  return {
    ...toRecordBase(row),
    name: row.name,
    topic: row.topic,
    businessUnit: row.unit_id ?? wholeCompany,
    businessUnitInfo: row.unit_id ? [{ _id: row.unit_id, name: row.unit_name ?? '' }] : [],
    email: row.email,
    subject: row.subject,
    status: row.status,
    versions: row.versions,
    updateDate: row.updated_at.toISOString(),
    userInfo: toUserInfo(row),
  }
}

/** Values of a template that the audit keeps. */
export const toFacts = ({ unit_id, name, topic, email, subject, body, status }: TemplateRow): TemplateValues => ({
  ...{ unit_id, name, topic, email, subject, body, status },
})

export interface VendorWish {
  id: string
  name: string
  /** Null if it said nothing of how it wants candidates. */
  columns: FormatColumn[] | null
  file_name: string | null
}

export const listVendorWishes = (sql: Sql, scope: CompanyScope, ids: readonly string[]) => sql<VendorWish[]>`
  select t.id, t.name, f.columns, f.file_name from vendor t left join vendor_format f on f.vendor_id = t.id
  where t.id = any(${ids as string[]}::uuid[]) and ${seenInCompany(sql, scope)}`
