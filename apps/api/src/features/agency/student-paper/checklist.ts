import { isAskedOf, type StudentKnown } from '@corridor/contract/agency/checklist/holds'
import type { CountryPapers } from '@corridor/contract/agency/student-paper/shapes'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { holdStudent } from '../../student/student/assert-student.ts'
import { students } from '../../student/student/tables.ts'
import type { StudentFile } from '../../student/student/values.ts'
import { changedFields, toRevision } from '../checklist/revision.ts'
import { listChangesSince, listRowsOf, type RevisionRow, readsHidden, toWire, versionOf } from '../checklist/tables.ts'
import { type ApplicationRow, applications } from '../student-application/tables.ts'
import { conditionOf, readKnown } from './known.ts'
import { assertServed } from './serve.ts'
import { keepVersion, listKept, listOfStudent } from './store.ts'
import { type PaperRow, toWire as toPaper } from './tables.ts'

/**
 * Shows what the countries of a student ask of them, how far each paper is, and what the table says otherwise since the file was made
 * with it; of one application what its country asks, and the papers that serve it. The number of statements does not grow with the table.
 * Throws `record.notFound`.
 */
export async function viewChecklist(
  { db, scope, platform }: Context,
  { studentId, application: id }: { studentId: string; application?: string | undefined },
) {
  const student = await students.load(db, scope, studentId)
  const application = id === undefined ? undefined : await applicationOf(db, scope, studentId, id)
  const targets = application
    ? [application.country_id]
    : student.student_target.map(({ country_id: country }) => country)
  const known = await readKnown(db, platform, student)
  const [rows, stand, kept] = await Promise.all([
    listRowsOf(db, student.company_id, targets),
    listOfStudent(db, scope, studentId),
    listKept(db, studentId),
  ])
  const changes = kept.length > 0 ? await listChangesSince(db, student.company_id, kept) : []
  const mayReadHidden = readsHidden(scope)
  const asking = rows.flatMap((row) => {
    const isAsked = isAskedOf(conditionOf(row), known)
    const paper = stand.find(({ checklist_id }) => checklist_id === row.id)
    // A paper that was asked stays in sight, whatever the file says by now.
    return isAsked === false && !paper ? [] : [{ row, isSure: isAsked === true, paper }]
  })
  const countries = targets.map((country): CountryPapers => {
    const version = kept.find(({ country_id }) => country_id === country)
    return {
      country,
      countryInfo: application ? toCountryInfo(application) : infoOf(student, country),
      keptOn: version?.kept_at.toISOString() ?? null,
      rows: asking.flatMap(({ row, isSure, paper }) =>
        row.country_id === country
          ? [{ ...toWire(row, mayReadHidden), isSure, paperInfo: paper ? toPaper(paper) : null }]
          : [],
      ),
      changes: changes
        .filter((change) => change.country_id === country && tells(change, known))
        .map((change) => toRevision(change, mayReadHidden)),
    }
  })
  const shown = new Set(asking.map(({ paper }) => paper?.id))
  const serves = ({ applications }: PaperRow) => !application || applications.some((one) => one.id === application.id)
  const others = stand.filter((paper) => !shown.has(paper.id) && serves(paper)).map(toPaper)
  return { success: true as const, data: { countries, others } }
}

/** Takes over the checklist of a country as it stands: the file shows what changes from now on. */
export const keepChecklist = (
  context: CompanyContext,
  { studentId, country }: { studentId: string; country: string },
) =>
  write(context, 'student-paper.keep-checklist', async (tx) => {
    const { scope } = context
    await holdStudent(tx, scope, studentId)
    const student = await students.load(tx, scope, studentId)
    const isAimedAt = student.student_target.some(({ country_id }) => country_id === country)
    if (!isAimedAt) throw fail('record.notFound', { entity: 'Country' })
    const version = await versionOf(tx, scope.companyId, country)
    await keepVersion(tx, scope, { studentId, country, version }, true)
    return {
      record: { kind: 'student', id: studentId },
      ...{ before: null, after: { checklist: country, version: Number(version) } },
      answer: { success: true as const, message: 'Checklist taken over' },
    }
  })

const infoOf = ({ named }: StudentFile, id: string): CountryPapers['countryInfo'] => {
  const country = named.find((one) => one.id === id)
  return [{ _id: id, name: country?.name ?? '', code: country?.code ?? null }]
}

async function applicationOf(sql: Sql, scope: Scope, studentId: string, id: string): Promise<ApplicationRow> {
  await assertServed(sql, scope, studentId, [id])
  return applications.load(sql, scope, id)
}

const toCountryInfo = ({ country_id: _id, country_name: name, country_code: code }: ApplicationRow) => [
  { _id, name, code },
]

/** True if a change says something else to this student: that a source was read again does not. */
function tells({ kind, before, said }: RevisionRow, known: StudentKnown): boolean {
  const concerns = [before, said].some((values) => values && isAskedOf(conditionOf(values), known) !== false)
  return concerns && (kind !== 'changed' || changedFields(before, said).length > 0)
}
