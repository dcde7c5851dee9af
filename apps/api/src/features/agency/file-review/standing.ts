import type { ReviewLack } from '@corridor/contract/agency/file-review/kinds'
import type { FileStanding } from '@corridor/contract/agency/file-review/shapes'
import { blockersOf } from '@corridor/contract/student/enrolment/consistency'
import { access, mayCall } from '@corridor/contract/wire/access'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { allEyes, judgeFile } from '../../student/enrolment/judge-file.ts'
import { students } from '../../student/student/tables.ts'
import type { StudentFile } from '../../student/student/values.ts'
import { type Approval, countOpenComments, findAgency, findApproval, listAuthors, listReviewsOf } from './store.ts'
import { reviews, toMember, toWire } from './tables.ts'

/** How a file stands before it is submitted, whoever looks. */
export interface Standing {
  lacks: ReviewLack[]
  findings: number
  openComments: number
  approval: Approval | undefined
  authors: Awaited<ReturnType<typeof listAuthors>>
  isFirmOfOne: boolean
}

export async function judgeStanding(
  sql: Sql,
  { platform }: Pick<Context, 'platform'>,
  row: StudentFile,
): Promise<Standing> {
  const { steps, plan } = await judgeFile(sql, allEyes(platform), row)
  const findings = blockersOf([...steps, { findings: plan }]).length
  const approval = await findApproval(sql, row.id)
  const openComments = await countOpenComments(sql, row.id)
  const isFirmOfOne = (await findAgency(sql, row.company_id))?.reviews_alone ?? false
  const lacks: [ReviewLack, boolean][] = [
    ['blocked', findings > 0],
    ['not-declared', row.declared_at === null],
    ['not-reviewed', !approval && !isFirmOfOne],
    ['changed', approval !== undefined && approval.changed.length > 0 && !isFirmOfOne],
    ['comments', openComments > 0],
  ]
  return {
    lacks: lacks.flatMap(([lack, isLacking]) => (isLacking ? [lack] : [])),
    ...{ findings, openComments, approval, isFirmOfOne },
    authors: await listAuthors(sql, row.id, approval),
  }
}

/** Answers how a file stands as the caller sees it. */
export async function readStanding(sql: Sql, context: Context, row: StudentFile): Promise<FileStanding> {
  const { scope, caller } = context
  const { lacks, findings, openComments, approval, authors, isFirmOfOne } = await judgeStanding(sql, context, row)
  const found = await Promise.all((await listReviewsOf(sql, row.id)).map(({ id }) => reviews.load(sql, scope, id)))
  const isAuthor = authors.some(({ id }) => id === caller.userId)
  return {
    student: row.id,
    ...{ lacks, findings, openComments, isFirmOfOne },
    changed: approval?.changed ?? [],
    authors: authors.flatMap(toMember),
    mayApprove: mayCall(access.students.manage, caller.roles) && (!isAuthor || isFirmOfOne) && openComments === 0,
    reviews: found.map(toWire),
  }
}

export async function viewStanding(context: Context, { studentId }: { studentId: string }) {
  const { db, scope } = context
  const row = await students.load(db, scope, studentId)
  return { success: true as const, data: await readStanding(db, context, row) }
}

/** Answer of each verb: how the file stands after it. */
export const standingAfter = async (tx: Sql, context: CompanyContext, studentId: string, message: string) => ({
  ...{ success: true as const, message },
  data: await readStanding(tx, context, await students.load(tx, context.scope, studentId)),
})
