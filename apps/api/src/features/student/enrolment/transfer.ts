import { personName, plainName } from '@corridor/contract/format/person-name'
import { fold } from '@corridor/contract/records/transfer/cell'
import type { StudentRow } from '@corridor/contract/student/student/student-row'
import type postgres from 'postgres'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import { addEach, judgeEach, standsAs, takeFound } from '../../../db/record/transfer-rows.ts'
import type { Named, TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { leaveTrail } from '../../../db/write.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { nameCountries } from '../../base/address/tables.ts'
import { splitFullName } from '../../candidate/candidate/full-name.ts'
import { placeOfMark, sealBirthDate, sealNumber } from '../passport/sealing.ts'
import { assertMayCounsel, tellCounsellor } from '../student/change-counsellor.ts'
import { nameOfStudent } from '../student/delete.ts'
import { toFacts } from '../student/facts.ts'
import { refuseTakenPassport } from '../student/kind.ts'
import { replaceEntries, students } from '../student/tables.ts'
import { toColumns } from './full-name.ts'
import { judgeIncoming } from './incoming.ts'
import { countUsesOf, findStanding, listCounsellors, noteStep, type Person } from './store.ts'

/** Students by the hundred, each in edit mode: the rules of the steps judge the rows. */
export const studentTransfer: TransferRules<StudentRow> = {
  references: {
    country: (sql, _context, names) => nameCountries(sql, names),
    countryOfCitizenship: (sql, _context, names) => nameCountries(sql, names),
    targetCountries: (sql, _context, names) => nameCountries(sql, names),
    refusedBy: (sql, _context, names) => nameCountries(sql, names),
    counsellor: (sql, context, names) => nameCounsellors(sql, toCompanyContext(context), names),
  },
  toBody,
  nameOf: ({ firstName = '', middleName = '', lastName = '', email = '' }) =>
    plainName({ firstName: String(firstName), middleName: String(middleName), lastName: String(lastName) }) ||
    String(email),
  async judge(sql, context, inputs) {
    const company = toCompanyContext(context)
    const standing = await findStanding(sql, company.scope, inputs.map(toPerson))
    return judgeEach(inputs, standing, (input) => judgeIncoming(sql, company, input))
  },
  async identify(sql, context, inputs) {
    const company = toCompanyContext(context)
    const standing = await findStanding(sql, company.scope, inputs.map(toPerson))
    return inputs.map((input, at) => ({
      key: keyOf(company, input),
      stands: standsAs('Student', standing.get(at)),
    }))
  },
  addMany: (context, tx, inputs) =>
    addEach(context, tx, { action: 'student.add', inputs }, (inner, input) =>
      addRow(inner, toCompanyContext(context), input),
    ),
  async removeUntouched(context, tx, ids) {
    const standing = await takeFound(students, tx, toCompanyContext(context).scope, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, await countUsesOf(tx, ids))
    const records = untouched.map((row) => ({ id: row.id, name: nameOfStudent(row) }))
    await putAllIntoBin(tx, context, { kind: 'student', table: 'student', records })
    const gone = untouched.map((row) => ({
      record: { kind: 'student', id: row.id },
      before: toFacts(row),
      after: null,
    }))
    await leaveTrail(context, tx, 'student.delete', gone)
    return outcomes
  },
}

// product.md, People whose names don't fit: a name that comes from a table counts as confirmed.
function toBody({ fullName, ...values }: Record<string, unknown>): Record<string, unknown> {
  const whole = values.firstName === undefined && typeof fullName === 'string' ? fullName : undefined
  const parts = whole === undefined ? {} : splitFullName(whole, String(values.email ?? ''))
  const body = { ...values, ...parts }
  return { ...body, nameConfirmed: true, hasOnlyOneName: !('lastName' in body && body.lastName) }
}

const toPerson = (row: StudentRow): Person => ({ name: plainName(row), email: row.email ?? '' })

/** The passport tells people apart, else name and address; by a name alone nobody is the same as another. */
function keyOf({ scope, platform }: CompanyContext, row: StudentRow): string {
  if (row.passportNumber) return platform.fields.mark(row.passportNumber, placeOfMark(scope.companyId)).toString('hex')
  const { name, email } = toPerson(row)
  return email ? `${name}\n${email}`.toLowerCase() : newId()
}

async function addRow(tx: postgres.TransactionSql, context: CompanyContext, row: StudentRow) {
  const { scope } = context
  const { columns, steps } = await judgeIncoming(tx, context, row)
  const id = newId()
  const values = { counsellor_id: scope.userId, ...columns, ...sealedOf(context, id, row) }
  await students.insert(tx, scope, { ...values, saved_steps: steps, in_edit_mode: true }, id).catch(refuseTakenPassport)
  for (const step of steps) await noteStep(tx, scope, id, step)
  const targets = row.targetCountries?.map((country_id) => ({ country_id })) ?? []
  await replaceEntries(tx, scope, id, 'student_target', targets)
  const { refusedBy: country_id, refusalDate: month } = row
  if (country_id && month) await replaceEntries(tx, scope, id, 'student_imported_refusal', [{ country_id, month }])
  const after = await students.load(tx, scope, id)
  await handOver(tx, context, row.counsellor, after)
  return { id, records: [{ record: { kind: 'student', id }, before: null, after: toFacts(after) }] }
}

function sealedOf({ scope, platform: { fields } }: CompanyContext, id: string, row: StudentRow) {
  const at = { id, companyId: scope.companyId }
  return {
    ...(row.birthDate && sealBirthDate(fields, { ...at, ...toColumns(row) }, row.birthDate)),
    ...(row.passportNumber && sealNumber(fields, at, row.passportNumber)),
  }
}

async function handOver(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  counsellor: string | undefined,
  student: Parameters<typeof tellCounsellor>[2],
): Promise<void> {
  if (!counsellor || counsellor === context.scope.userId) return
  await assertMayCounsel(tx, context.scope, counsellor, student.id)
  await tellCounsellor(tx, context, student, counsellor, true)
}

/** The members who enrol students that each e-mail address, or name as the company writes it, may mean. */
export async function nameCounsellors(sql: Sql, { scope }: CompanyContext, names: string[]): Promise<Named[]> {
  const settings = await settingsOf(sql, scope.companyId)
  const members = await listCounsellors(sql, scope)
  return names.flatMap((name, at) =>
    members
      .filter(
        ({ email, ...parts }) =>
          email.toLowerCase() === name.toLowerCase() ||
          [plainName(parts), personName(parts, settings)].some((known) => fold(known) === fold(name)),
      )
      .map(({ id, email }) => ({ at, id, label: email })),
  )
}
