import type { StoredFile } from '@corridor/contract/base/file/shapes'
import { access, mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import { audiencesOf, type CompanyScope, type Scope } from '../../../db/scope/scope.ts'
import { isSeen } from '../../../db/scope/within.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

export const fileColumns =
  'f.key as file_key, f.original_name as file_name, f.file_type as file_type, f.file_size as file_size'
export interface FileColumns {
  file_key: string | null
  file_name: string | null
  file_type: string | null
  file_size: number | null
}

/** Shows the file that a record holds. Join `stored_file` as `f` and read `fileColumns`. */
export const toStoredFile = (row: FileColumns): StoredFile | null =>
  row.file_key
    ? {
        fileKey: row.file_key,
        originalName: row.file_name ?? '',
        fileType: row.file_type ?? '',
        fileSize: row.file_size ?? 0,
      }
    : null

// As `vendorBank.reveal`.
const bankReaders = ['administrator', 'owner'] as const

export type FileReader = Pick<Context, 'scope' | 'caller' | 'platform'>

/**
 * The files of the caller's company, or any for an administrator; nobody else's exist. A table that goes in or out, or a bundle of papers, is its person's
 * alone, a document of the onboarding, and the dossier that holds it, is for those who may read the onboarding; a cheque is for those
 * who may read the number on it, a candidate's or a student's paper for those who may read such papers.
 */
export function isReadable(sql: Sql, { scope, caller, platform }: FileReader): Fragment {
  if (scope.kind === 'own') return sql`false`
  const whose = scope.kind === 'company' ? sql`company_id = ${scope.companyId}` : sql`true`
  const isOfMail = scope.kind === 'company' ? isSeenMail(sql, scope, { caller, platform }) : sql`false`
  const isOnboarding = mayCall(access.onboarding.read, caller.roles)
  return sql`${whose} and (${isOnboarding} or purpose not in ('company-document', 'dossier'))
    and (${mayCall(bankReaders, caller.roles)} or purpose <> 'vendor-bank' or created_by = ${caller.userId})
    and (${mayCall(access.candidatePapers.read, caller.roles)} or purpose <> 'candidate-document')
    and (${mayCall(access.studentPapers.read, caller.roles)} or purpose not in ('student-document', 'student-declaration', 'paper-bundle'))
    and (purpose not in ('import', 'import-archive', 'export', 'paper-bundle') or created_by = ${caller.userId})
    and (purpose <> 'inbox' or ${isOfMail})
    ${
      audiencesOf(scope)
        ? sql`and (purpose not in ('resume', 'job-description', 'candidate-document', 'student-document', 'student-declaration') or ${isSeenFile(sql, scope)})
      and (purpose not in ('vendor-document', 'vendor-bank') or ${isSeenPaper(sql, scope)})
      and (purpose <> 'representation' or ${isSeenRight(sql, scope)})
      and (purpose <> 'campaign-file' or ${isSeenAlong(sql, scope)})`
        : sql``
    }`
}

// A resume, or a paper of a candidate or student, is read by whoever sees a candidate, a student or a batch that holds it; before anything holds it, by whoever sees what its person makes.
function isSeenFile(sql: Sql, scope: Scope): Fragment {
  const holders = (isHeld: (alias: string) => Fragment) => sql`(
    exists (select from candidate c where c.resume_key = key and ${isHeld('c')})
    or exists (select from former_resume v join candidate c on c.id = v.candidate_id where v.file_key = key and ${isHeld('c')})
    or exists (select from candidate_document d join candidate c on c.id = d.candidate_id where d.file_key = key and ${isHeld('c')})
    or exists (select from student_document d join student s on s.id = d.student_id where d.file_key = key and ${isHeld('s')})
    or exists (select from student_declaration n join student s on s.id = n.student_id where n.file_key = key and ${isHeld('s')})
    or exists (select from candidate_merge m join candidate c on c.id = m.kept_id where m.resume_key = key and ${isHeld('c')})
    or exists (select from application p where p.resume_key = key and ${isHeld('p')})
    or exists (select from resume_batch_file i join resume_batch b on b.id = i.batch_id where i.file_key = key and ${isHeld('b')}))`
  return sql`(${holders((alias) => isSeen(sql, scope, alias))}
    or exists (select from audience a where a.owner_id = created_by and a.id = any(${(audiencesOf(scope) ?? []) as number[]}::int[]))
      and not ${holders(() => sql`true`)})`
}

// A paper of a vendor is read by whoever sees the vendor; before a vendor has it, by whoever uploaded it.
function isSeenPaper(sql: Sql, scope: Scope): Fragment {
  const holders = (isHeld: Fragment) => sql`(
    exists (select from vendor_document d join vendor v on v.id = d.vendor_id where d.file_key = key and ${isHeld})
    or exists (select from vendor_bank b join vendor v on v.id = b.vendor_id where key in (b.cheque_key, b.attachment_key) and ${isHeld}))`
  return sql`(${holders(isSeen(sql, scope, 'v'))} or created_by = ${scope.userId} and not ${holders(sql`true`)})`
}

// Proof of a right to represent is read by whoever sees the candidate; before a right holds it, by whoever uploaded it.
function isSeenRight(sql: Sql, scope: Scope): Fragment {
  const holders = (isHeld: Fragment) => sql`
    exists (select from representation r join candidate c on c.id = r.candidate_id where r.file_key = key and ${isHeld})`
  return sql`(${holders(isSeen(sql, scope, 'c'))} or created_by = ${scope.userId} and not ${holders(sql`true`)})`
}

// A file that a mail brought, or took along, is read by whoever sees the mail.
const isSeenMail = (sql: Sql, scope: CompanyScope, { caller, platform }: Pick<FileReader, 'caller' | 'platform'>) =>
  hooksOf(platform, 'isSeenMailFile')
    .map((isSeenBy) => isSeenBy(sql, scope, caller))
    .reduce((all, one) => sql`(${all} or ${one})`, sql`false`)

// Lets whoever sees a campaign read the files that go along with it; before one has them, whoever uploaded them.
function isSeenAlong(sql: Sql, scope: Scope): Fragment {
  const holders = (isHeld: Fragment) => sql`
    exists (select from campaign_file h join campaign m on m.id = h.campaign_id where h.file_key = key and ${isHeld})`
  return sql`(${holders(isSeen(sql, scope, 'm'))} or created_by = ${scope.userId} and not ${holders(sql`true`)})`
}

/** Lists the given files that have arrived and are still there. */
export async function listStoredFiles(sql: Sql, who: FileReader, keys: string[]): Promise<StoredFile[]> {
  const rows = await sql<FileColumns[]>`
    select ${sql.unsafe(fileColumns)} from stored_file f
    where key = any(${keys}) and state <> 'issued' and ${isReadable(sql, who)}`
  return rows.flatMap((row) => toStoredFile(row) ?? [])
}
