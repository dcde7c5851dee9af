import type { ApplicationRow as Incoming } from '@corridor/contract/agency/student-application/application-row'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type postgres from 'postgres'
import { putAllIntoBin } from '../../../../db/record/bin.ts'
import { addEach, standsAs, takeFound } from '../../../../db/record/transfer-rows.ts'
import { type Outcome, type TransferRules, toRowFault } from '../../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../../db/record/untouched.ts'
import { type CompanyContext, type Context, toCompanyContext } from '../../../../db/scope/context.ts'
import { leaveTrail, type RecordChange } from '../../../../db/write.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { nameCountries } from '../../../base/address/tables.ts'
import { nameCounsellors } from '../../../student/enrolment/transfer.ts'
import { nameOfApplication } from '../save.ts'
import { applications, toFacts } from '../tables.ts'
import { addRow, type FoundRow, judgeRow } from './add-row.ts'
import { giveBack } from './counsellor.ts'
import { findPlaces } from './find-places.ts'
import { findStudents } from './find-students.ts'
import { countUsesOf, findApplied, nameSubAgents } from './store.ts'

const { entity } = applications

/** Applications by the hundred, each of a student and for an intake that stand: a table of them makes neither. */
export const applicationTransfer: TransferRules<Incoming> = {
  references: {
    country: (sql, _context, names) => nameCountries(sql, names),
    counsellor: (sql, context, names) => nameCounsellors(sql, toCompanyContext(context), names),
    subAgent: (sql, context, names) => nameSubAgents(sql, context.scope, names),
  },
  nameOf: ({ studentName = '', email = '', institution = '' }) =>
    [String(studentName || email), String(institution)].filter(Boolean).join(' · '),
  async judge(sql, context, inputs) {
    const company = toCompanyContext(context)
    const found = await findAll(sql, company, inputs)
    const standing = await standingOf(sql, company, found)
    const faults: (KeptFault | undefined)[] = []
    // One that stands already is a double and not judged.
    for (const [at, row] of found.entries())
      if ('fault' in row || standing.has(at)) faults.push('fault' in row ? row.fault : undefined)
      else faults.push(await judgeRow(sql, company, row).then(() => undefined, toRowFault))
    return faults
  },
  async identify(sql, context, inputs) {
    const company = toCompanyContext(context)
    const found = await findAll(sql, company, inputs)
    const standing = await standingOf(sql, company, found)
    return found.map((row, at) => ({
      key: 'fault' in row ? newId() : [row.student, row.place.programme, row.place.intake].join('\n'),
      stands: standsAs(entity, standing.get(at)),
    }))
  },
  addMany: addAll,
  async removeUntouched(context, tx, ids) {
    const company = toCompanyContext(context)
    const standing = await takeFound(applications, tx, company.scope, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, await countUsesOf(tx, ids))
    const handed: RecordChange[] = []
    // The last first: a student who went through several hands comes back to the first.
    for (const { id } of untouched.toReversed()) handed.push(...(await giveBack(tx, company, id)))
    await leaveTrail(context, tx, 'student.update', handed)
    const records = untouched.map((row) => ({ id: row.id, name: nameOfApplication(row) }))
    await putAllIntoBin(tx, context, { kind: 'student-application', table: 'student_application', records })
    const gone = untouched.map((row) => ({
      ...{ record: { kind: 'student-application', id: row.id }, before: toFacts(row), after: null },
    }))
    await leaveTrail(context, tx, 'student-application.delete', gone)
    return outcomes
  },
}

type MaybeFound = FoundRow | { fault: KeptFault }

/** Finds the records that rows name; each question is one statement for all of them. */
async function findAll(sql: Sql, context: CompanyContext, inputs: readonly Incoming[]): Promise<MaybeFound[]> {
  const students = await findStudents(sql, context, inputs)
  const places = await findPlaces(sql, context.scope, inputs)
  return inputs.map((input, at): MaybeFound => {
    const [student, place] = [students[at], places[at]]
    if (!student || 'fault' in student) return student ?? { fault: { code: 'row.refused' } }
    if (!place || 'fault' in place) return place ?? { fault: { code: 'row.refused' } }
    return { input, student: student.id, place }
  })
}

/** The applications that stand for these rows, by their places. */
async function standingOf(sql: Sql, { scope }: CompanyContext, found: readonly MaybeFound[]) {
  const known = [...found.entries()].flatMap(([at, row]) =>
    'fault' in row ? [] : [{ at, student: row.student, ...row.place }],
  )
  const standing = await findApplied(sql, scope, known)
  return new Map([...standing].map(([at, name]) => [known[at]?.at ?? -1, name]))
}

/** Adds each row by itself. One whose student or place is gone meanwhile, or whose application somebody added, is left out and says so. */
async function addAll(context: Context, tx: postgres.TransactionSql, inputs: Incoming[]): Promise<Outcome[]> {
  const company = toCompanyContext(context)
  const found = await findAll(tx, company, inputs)
  const standing = await standingOf(tx, company, found)
  const outcomes = found.map((row, at): FoundRow | Outcome => {
    const stands = standsAs(entity, standing.get(at))
    return stands ? { fault: stands } : row
  })
  const added = await addEach(
    context,
    tx,
    { action: 'student-application.add', inputs: outcomes.filter((row) => 'student' in row) },
    (inner, row) => addRow(inner, company, row),
  )
  return outcomes.map((row) => ('student' in row ? (added.shift() ?? { fault: { code: 'row.refused' } }) : row))
}
