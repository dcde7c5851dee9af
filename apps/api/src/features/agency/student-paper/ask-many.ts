import { isAskedOf } from '@corridor/contract/agency/checklist/holds'
import { PaperAsked } from '@corridor/contract/agency/student-paper/shapes'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { students } from '../../student/student/tables.ts'
import { type ChecklistRow, holdRows } from '../checklist/tables.ts'
import { applications } from '../student-application/tables.ts'
import { askPapers } from './ask.ts'
import { conditionOf, readKnown } from './known.ts'
import { unaskPaper, updatePaper } from './save.ts'
import { listOfStudent, papers } from './store.ts'
import type { PaperRow } from './tables.ts'

/** Outcome of asking: a new paper, or one that stands and serves an application too. */
interface Made {
  paper: string
  application: string | null
  isNew: boolean
}

const askedKinds: readonly RecordKind[] = ['student', 'student-application']

/** Asks the same paper of many students, or of many applications, which it then serves. */
export const findPaperAsk = (kind: RecordKind) =>
  askedKinds.includes(kind)
    ? {
        judge: (context: Context, values: object) => judgeAsked(toCompanyContext(context), values),
        ask: (context: Context, id: string, values: object) =>
          askOne(toCompanyContext(context), kind, id, PaperAsked.parse(values)),
        takeBack: (context: Context, made: object) => takeBackOne(toCompanyContext(context), made as Made),
      }
    : undefined

async function judgeAsked(context: CompanyContext, values: object) {
  const judged = PaperAsked.safeParse(values)
  if (!judged.success) {
    const fields = judged.error.issues.map(({ path, message }) => [`values.${path.join('.')}`, message])
    throw fail('request.invalid', {}, { fields: Object.fromEntries(fields) })
  }
  await findRow(context, judged.data)
  return judged.data
}

async function findRow({ db, scope }: CompanyContext, { checklist }: PaperAsked): Promise<ChecklistRow | undefined> {
  if (!checklist) return undefined
  const [row] = await holdRows(db, scope.companyId, [checklist])
  if (!row) throw fail('record.notFound', { entity: 'Checklist' })
  return row
}

/**
 * Asks a student for the paper. Throws `studentPaper.otherCountry` and `.notNeeded` if the row is not theirs, `.asked` and `.accepted` if it
 * stands; what stands serves an application that it did not serve yet.
 */
async function askOne(context: CompanyContext, kind: RecordKind, id: string, asked: PaperAsked): Promise<Made> {
  const { db, scope } = context
  const application = kind === 'student-application' ? await applications.load(db, scope, id) : null
  const studentId = application?.student_id ?? id
  const row = await findRow(context, asked)
  const name = asked.title ?? row?.paper ?? ''
  if (row) await assertTheirs(context, studentId, row, name, application?.country_id)
  const stands = (await listOfStudent(db, scope, studentId)).find((paper) => isSame(paper, row, name))
  if (!stands) {
    const { data } = await askPapers(context, {
      ...{ studentId, papers: [asked], applications: application ? [application.id] : [] },
    })
    return { paper: data[0]?._id ?? '', application: application?.id ?? null, isNew: true }
  }
  if (!application || servedBy(stands).includes(application.id))
    throw fail(stands.state === 'accepted' ? 'studentPaper.accepted' : 'studentPaper.asked', { name: stands.title })
  await updatePaper(context, { id: stands.id, applications: [...servedBy(stands), application.id] })
  return { paper: stands.id, application: application.id, isNew: false }
}

const servedBy = (paper: PaperRow) => paper.applications.map(({ id }) => id)

const isSame = ({ checklist_id, title }: PaperRow, row: ChecklistRow | undefined, name: string) =>
  row ? checklist_id === row.id : title.toLowerCase() === name.toLowerCase()

async function assertTheirs(
  { db, scope, platform }: CompanyContext,
  studentId: string,
  row: ChecklistRow,
  name: string,
  country: string | undefined,
): Promise<void> {
  const student = await students.load(db, scope, studentId)
  const countries = country ? [country] : student.student_target.map(({ country_id }) => country_id)
  if (!countries.includes(row.country_id)) throw fail('studentPaper.otherCountry', { name })
  if (isAskedOf(conditionOf(row), await readKnown(db, platform, student)) === false)
    throw fail('studentPaper.notNeeded', { name })
}

/** Takes back what was made, unless somebody has done something with it since. Throws `record.notFound`, `studentPaper.notTakenBack`. */
async function takeBackOne(context: CompanyContext, { paper: id, application, isNew }: Made): Promise<unknown> {
  if (isNew) return unaskPaper(context, { id })
  const stands = await papers.load(context.db, context.scope, id)
  return updatePaper(context, { id, applications: servedBy(stands).filter((served) => served !== application) })
}
