import { versionsKept } from '@corridor/contract/mail/template/limits'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import { type OwnerColumns, ownerColumns } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { personColumns, type ShownRow } from '../../candidate/paper/tables.ts'
import { type TemplateRow, templateSpec } from './tables.ts'

export const listTemplates = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, templateSpec, query)

/** A template that this very transaction wrote: also if its maker sees it no more. */
export async function findWritten(tx: Sql, id: string): Promise<TemplateRow | undefined> {
  const [row] = await tx<TemplateRow[]>`
    select ${tx.unsafe(templateSpec.columns)}, t.body from email_template t ${tx.unsafe(templateSpec.joins ?? '')} where t.id = ${id}`
  return row
}

interface Wording {
  email: string
  subject: string
  body: string
}
export interface VersionRow extends OwnerColumns, Wording {
  number: number
  saved_at: Date
}

/** Keeps a wording under the next number, and so many of those before it. The template is held by the caller. */
export async function insertVersion(
  tx: Sql,
  { companyId, userId }: CompanyScope,
  templateId: string,
  { email, subject, body }: Wording,
): Promise<void> {
  const row = { id: newId(), company_id: companyId, template_id: templateId, saved_by: userId, email, subject, body }
  await tx`
    insert into email_template_version ${columnsOf(tx, {
      ...row,
      number: tx`(select coalesce(max(w.number), 0) + 1 from email_template_version w where w.template_id = ${templateId})`,
    })}`
  await tx`
    delete from email_template_version where template_id = ${templateId} and number <= (
      select max(w.number) - ${versionsKept}::int from email_template_version w where w.template_id = ${templateId})`
}

const versionColumns = (sql: Sql) => sql`
  select t.number, t.email, t.subject, t.body, t.saved_at, ${sql.unsafe(ownerColumns)}
  from email_template_version t left join user_account u on u.id = t.saved_by`

export const listVersions = (sql: Sql, templateId: string) =>
  sql<VersionRow[]>`${versionColumns(sql)} where t.template_id = ${templateId} order by t.number desc`

export async function findVersion(sql: Sql, templateId: string, number: number): Promise<VersionRow | undefined> {
  const [row] = await sql<VersionRow[]>`
    ${versionColumns(sql)} where t.template_id = ${templateId} and t.number = ${number}`
  return row
}

/** Finds the given names that templates of the company have, in lower case. */
export async function listTakenNames(sql: Sql, companyId: string, names: string[]): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    select lower(name) as name from email_template
    where company_id = ${companyId} and deleted_at is null and lower(name) = any(${names.map((name) => name.toLowerCase())})`
  return new Set(rows.map(({ name }) => name))
}

export interface SharedValues {
  company_name: string
  signature: string | null
  postal_address: string | null
  first_name: string
  last_name: string
  email: string
  phone: string
  hotlist_name: string | null
}

interface About {
  senderId: string
  unitId: string | null
  hotlistId: string | null
}

/** Finds the values that all mails of one sending share. */
export async function findSharedValues(
  sql: Sql,
  scope: CompanyScope,
  { senderId, unitId, hotlistId }: About,
): Promise<SharedValues | undefined> {
  const [row] = await sql<SharedValues[]>`
    select c.name as company_name, unit.signature, unit.postal_address, p.first_name, p.last_name, p.email, p.phone,
      (select t.name from hotlist t where t.id = ${hotlistId} and ${seenInCompany(sql, scope)}) as hotlist_name
    from company c join user_account p on p.id = ${senderId}
    left join business_unit unit on unit.id = ${unitId} and unit.company_id = c.id
    where c.id = ${scope.companyId}`
  return row
}

/** The active candidates of these whom the sender sees, in this order; what is noted on a hotlist for outside, with them. */
export const listPeople = (sql: Sql, scope: CompanyScope, ids: readonly string[], hotlistId: string | null) =>
  sql<ShownRow[]>`
    select ${sql.unsafe(personColumns)}
    from unnest(${ids as string[]}::uuid[]) with ordinality as asked (id, at)
    join candidate t on t.id = asked.id
    left join hotlist_candidate m on m.candidate_id = t.id and m.hotlist_id = ${hotlistId}
    left join lookup w on w.id = t.work_authorization_id
    where t.status = 'active' and ${seenInCompany(sql, scope)} order by asked.at`

export interface ContactNames {
  id: string
  first_name: string
  last_name: string
  vendor_id: string
}

/** Contacts of vendors that the sender sees. */
export const listContactNames = (sql: Sql, scope: CompanyScope, ids: readonly string[]) => sql<ContactNames[]>`
  select k.id, k.first_name, k.last_name, k.vendor_id
  from vendor_contact k join vendor t on t.id = k.vendor_id
  where k.id = any(${ids as string[]}::uuid[]) and k.deleted_at is null and ${seenInCompany(sql, scope)}`

/** The first unit of a company that mail may come from: it has an address, and says where it can be found. */
export async function findSendingUnit(sql: Sql, companyId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from business_unit where company_id = ${companyId} and from_email <> '' and trim(postal_address) <> ''
    order by created_at, id limit 1`
  return row?.id ?? null
}
