import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { Language } from '@corridor/contract/wire/language'
import { ownerColumns, ownerJoin } from '../../../db/record/record.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { letterColumn } from '../../../platform/mail/letter-state.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import type { DeclarationRow } from './tables.ts'

// Links that nobody signed by end with their day: nothing has to be written for them.
const stateOf = `case when t.state = 'asked' and t.ask_until < company_day(t.company_id) then 'expired' else t.state end`
const columns = `t.id, t.company_id, t.student_id, ${stateOf} as state, t.is_by_link, t.language, t.ask_until::text as ask_until, t.facts_hash,
  t.signed_at, t.reopened_at, t.reopened_fields, t.file_key, t.paper_id, t.created_at, t.created_by,
  (select json_agg(json_build_object('id', s.id, 'role', s.role, 'name', s.name, 'email', s.email, 'signed_at', p.signed_at, 'letter',
      (select l.letter from (select ${letterColumn("'student-declaration:' || s.id")}) l)) order by s.role desc)
    from student_declaration_signer s left join proof_signing p on p.id = s.signing_id where s.declaration_id = t.id) as signers,
  ${ownerColumns}`

/** The declarations of a student, the latest first. */
export const listDeclarations = (sql: Sql, studentId: string) => sql<DeclarationRow[]>`
  select ${sql.unsafe(columns)} from student_declaration t ${sql.unsafe(ownerJoin)}
  where t.student_id = ${studentId} order by t.created_at desc, t.id desc limit 50`

export async function findDeclaration(sql: Sql, id: string): Promise<DeclarationRow | undefined> {
  const [row] = await sql<DeclarationRow[]>`
    select ${sql.unsafe(columns)} from student_declaration t ${sql.unsafe(ownerJoin)} where t.id = ${id}`
  return row
}

/** The request of a student that nobody has ended; it may have ended by its day. */
export async function findAsked(sql: Sql, studentId: string): Promise<DeclarationRow | undefined> {
  const [row] = await sql<DeclarationRow[]>`
    select ${sql.unsafe(columns)} from student_declaration t ${sql.unsafe(ownerJoin)}
    where t.student_id = ${studentId} and t.state = 'asked'`
  return row
}

interface NewDeclaration {
  id: string
  company_id: string
  student_id: string
  created_by: string
  is_by_link: boolean
  language: Language
  ask_until: string | null
}
export const insertDeclaration = (tx: Sql, row: NewDeclaration) =>
  tx`insert into student_declaration ${columnsOf(tx, { ...row, state: 'asked' })}`

interface NewSigner {
  id: string
  company_id: string
  declaration_id: string
  role: SignerRole
  name: string
  email: string
  token_hash: Buffer | null
}
export const insertSigner = (tx: Sql, row: NewSigner) =>
  tx`insert into student_declaration_signer ${columnsOf(tx, row)}`

export const putSigning = (tx: Sql, declarationId: string, role: SignerRole, signingId: string) => tx`
  update student_declaration_signer set signing_id = ${signingId}
  where declaration_id = ${declarationId} and role = ${role}`

export const putToken = (tx: Sql, signerId: string, hash: Buffer) =>
  tx`update student_declaration_signer set token_hash = ${hash} where id = ${signerId}`

/** Gives a request its days anew. */
export const prolong = (tx: Sql, id: string, until: string) => tx`
  update student_declaration set ask_until = ${until}, version = version + 1, updated_at = now() where id = ${id}`

/** Ends a request, with its links. */
export const revokeRequest = (tx: Sql, id: string) => tx`
  update student_declaration set state = 'revoked', version = version + 1, updated_at = now() where id = ${id} and state = 'asked'`

/** Keeps what was signed first of a request: from now on a change of it reopens the declaration. */
export const coverFacts = (tx: Sql, id: string, factsHash: string) => tx`
  update student_declaration d set facts_hash = ${factsHash}, prints = declared_prints(s) from student s
  where d.id = ${id} and s.id = d.student_id and d.prints is null`

/** Closes the file. */
export async function closeFile(tx: Sql, id: string, studentId: string, paperId: string): Promise<void> {
  await tx`update student_declaration
    set state = 'signed', signed_at = now(), paper_id = ${paperId}, version = version + 1, updated_at = now() where id = ${id}`
  await tx`update student set declared_at = now() where id = ${studentId}`
}

export interface LinkRow {
  signer_id: string
  role: SignerRole
  name: string
  declaration_id: string
  student_id: string
  company_id: string
  company_name: string
  brand_color: string | null
  /** State of the request, or of the declaration that was signed through this link. */
  state: 'asked' | 'signed' | 'reopened' | 'revoked'
  signed_at: Date | null
}

/**
 * The signer whose link has this hash: one who may still sign, or who has. Links that were revoked or have ended are found as little as ones
 * that never were, in the same time. If it is held, so is its student.
 */
export async function findLink(sql: Sql, tokenHash: Buffer, isHeld = false): Promise<LinkRow | undefined> {
  if (isHeld)
    await sql`select 1 from student where id = (select d.student_id from student_declaration_signer g
      join student_declaration d on d.id = g.declaration_id where g.token_hash = ${tokenHash}) for update`
  const [row] = await sql<LinkRow[]>`
    select g.id as signer_id, g.role, g.name, d.id as declaration_id, d.student_id, d.company_id, o.name as company_name, b.brand_color,
      d.state, p.signed_at
    from student_declaration_signer g join student_declaration d on d.id = g.declaration_id
    join student s on s.id = d.student_id and s.deleted_at is null
    join company o on o.id = d.company_id and o.deleted_at is null
    left join company_branding b on b.company_id = d.company_id and b.is_published
    left join proof_signing p on p.id = g.signing_id
    where g.token_hash = ${tokenHash}
      and (p.id is not null or d.state = 'asked' and d.ask_until >= company_day(d.company_id))`
  return row
}

/** The signings of a declaration that are still missing. */
export async function countUnsigned(tx: Sql, declarationId: string): Promise<number> {
  const [row] = await tx<[{ count: number }]>`
    select count(*)::int as count from student_declaration_signer where declaration_id = ${declarationId} and signing_id is null`
  return row.count
}

/** The signings of a declaration, the student's first. */
export const listSignings = (sql: Sql, declarationId: string) => sql<
  { signing_id: string; role: SignerRole; language: Language }[]
>`
  select g.signing_id, g.role, p.language from student_declaration_signer g join proof_signing p on p.id = g.signing_id
  where g.declaration_id = ${declarationId} order by g.role desc`

/** Declarations that were signed, whose paper should be there by now. */
export const listUnmade = (sql: Sql) => sql<{ id: string }[]>`
  select d.id from student_declaration d join student s on s.id = d.student_id and s.deleted_at is null
  where d.paper_id is not null and d.file_key is null and d.signed_at < now() - interval '1 minute' order by d.signed_at limit 50`

/** Gives a declaration the file of its paper, once that is made. */
export const keepFile = (tx: Sql, id: string) => tx`
  update student_declaration d set file_key = p.file_key from proof_paper p where d.id = ${id} and p.id = d.paper_id and d.file_key is null`

export interface UntoldRow {
  id: string
  student_id: string
  company_id: string
  first_name: string
  middle_name: string
  last_name: string
  /** Persons who asked for the declaration, and who lead the student. */
  to: string[]
}

/** Takes declarations that were reopened without those who are to hear of it having heard. */
export const takeUntold = (tx: Sql) => tx<UntoldRow[]>`
  update student_declaration d set told_at = now() from student s
  where s.id = d.student_id and d.id in (
      select id from student_declaration where state = 'reopened' and told_at is null order by reopened_at limit 100 for update skip locked)
  returning d.id, d.student_id, d.company_id, s.first_name, s.middle_name, s.last_name,
    array_remove(array[d.created_by, s.counsellor_id], null) as to`

/** True if the file is the paper of a declaration of a student whom the caller sees. */
export const isPaperSeen = async (sql: Sql, scope: Scope, fileKey: string): Promise<boolean> =>
  (
    await sql`select from student_declaration d join student t on t.id = d.student_id
      where d.file_key = ${fileKey} and ${seenInCompany(sql, scope)}`
  ).length > 0
