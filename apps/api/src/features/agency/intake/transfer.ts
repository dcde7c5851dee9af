import { InstitutionAdd } from '@corridor/contract/agency/institution/shapes'
import type { IntakeRow as Incoming } from '@corridor/contract/agency/intake/intake-row'
import { IntakeAdd, startedAlready } from '@corridor/contract/agency/intake/shapes'
import { ProgrammeAdd } from '@corridor/contract/agency/programme/shapes'
import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { toMinor } from '@corridor/contract/format/money'
import type postgres from 'postgres'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import { addEach, judgeEach, standsAs, takeFound } from '../../../db/record/transfer-rows.ts'
import type { TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { type CompanyContext, type Context, toCompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { leaveTrail, type RecordChange } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { nameCountries } from '../../base/address/tables.ts'
import { invalid, readEntry } from '../../company/company/entries.ts'
import { dayOfCompany } from '../../student/enrolment/own-day.ts'
import { countApplied } from '../institution/applied.ts'
import { insertInstitution } from '../institution/save.ts'
import { insertProgramme } from '../programme/save.ts'
import { deadlineAt } from './deadline.ts'
import { insertIntake, nameOfIntake } from './save.ts'
import { findAbove, findStanding, listEmptied } from './store.ts'
import { intakes, toFacts, toValues } from './tables.ts'

/** Intakes by the hundred: a programme or an institution that is not there yet is made by the first row that names it. */
export const intakeTransfer: TransferRules<Incoming> = {
  references: { country: (sql, _context, names) => nameCountries(sql, names) },
  nameOf: ({ programme = '', startDate = '' }) => `${programme} · ${startDate}`,
  async judge(sql, context, inputs) {
    const company = toCompanyContext(context)
    const standing = await findStanding(sql, company.scope, inputs)
    return judgeEach(withZones(inputs), standing, (input) => judgeRow(sql, company, input))
  },
  async identify(sql, context, inputs) {
    const standing = await findStanding(sql, toCompanyContext(context).scope, inputs)
    return inputs.map((input, at) => ({ key: keyOf(input), stands: standsAs('Intake', standing.get(at)) }))
  },
  addMany: (context, tx, inputs) =>
    addEach(context, tx, { action: 'intake.add', inputs: withZones(inputs) }, (inner, input) =>
      addRow(inner, toCompanyContext(context), input),
    ),
  async removeUntouched(context, tx, ids) {
    const { scope } = toCompanyContext(context)
    const standing = await takeFound(intakes, tx, scope, ids)
    const uses = new Map<string, number>()
    for (const { id } of standing) uses.set(id, await countApplied(tx, context.platform, 'intake', id))
    const { outcomes, untouched } = judgeUntouched(ids, standing, uses)
    const records = untouched.map((row) => ({ id: row.id, name: nameOfIntake(row) }))
    await putAllIntoBin(tx, context, { kind: 'intake', table: 'intake', records })
    const gone = untouched.map((row) => ({ record: { kind: 'intake', id: row.id }, before: toFacts(row), after: null }))
    await leaveTrail(context, tx, 'intake.delete', gone)
    await removeEmptied(
      context,
      tx,
      records.map(({ id }) => id),
    )
    return outcomes
  },
}

const keyOf = ({ institution, country, programme, level, startDate }: Incoming) =>
  [institution.toLowerCase(), country, programme.toLowerCase(), level, startDate].join('\n')

const institutionOf = ({ institution, country }: Incoming) => `${country} ${institution.toLowerCase()}`

/** Gives a row without a zone that of another row of its institution. */
function withZones(inputs: readonly Incoming[]): Incoming[] {
  const zones = new Map(inputs.flatMap((input) => (input.zone ? [[institutionOf(input), input.zone]] : [])))
  return inputs.map((input) => ({ ...input, zone: input.zone ?? zones.get(institutionOf(input)) ?? null }))
}

/** Judges a row as the forms of its three records would, and finds what of them stands. */
async function judgeRow(tx: Sql, { scope }: CompanyContext, input: Incoming) {
  const usual = (await settingsOf(tx, scope.companyId))?.currency ?? usualCurrency
  const currency = input.feeCurrency ?? usual
  const inMinor = (fee: number | null) => (fee === null ? null : toMinor(fee, currency))
  const { country, city, zone } = input
  const institution = readEntry(InstitutionAdd, { name: input.institution, country, city, zone }, '')
  const programme = readEntry(
    ProgrammeAdd,
    {
      ...{ name: input.programme, level: input.level, studyField: input.studyField, months: input.months },
      ...{ firstYearFee: inMinor(input.firstYearFee), wholeFee: inMinor(input.wholeFee), feeCurrency: currency },
      ...{ englishTest: input.englishTest, englishScore: input.englishScore },
    },
    '',
  )
  const { startDate, endDate, openDate, deadlineDate, deadlineTime } = input
  const intake = readEntry(IntakeAdd, { startDate, endDate, openDate, deadlineDate, deadlineTime }, '')
  if (startDate < (await dayOfCompany(tx, scope.companyId))) throw invalid({ startDate: startedAlready.message }, '')
  const above = await findAbove(tx, scope, input)
  const held = { zone: above ? above.zone : zone, institution: input.institution }
  // Refuses a deadline without a zone.
  deadlineAt(toValues(intake), held)
  return { institution, programme, intake, above, held }
}

async function addRow(tx: postgres.TransactionSql, context: CompanyContext, input: Incoming) {
  const { institution, programme, intake, above, held } = await judgeRow(tx, context, input)
  const records: RecordChange[] = []
  const institutionId = above?.id ?? (await insertInstitution(tx, context, institution, records))
  const programmeId =
    above?.programmeId ?? (await insertProgramme(tx, context, { institutionId, ...programme }, records))
  const id = await insertIntake(tx, context, { programmeId, ...intake }, held, records)
  return { id, records }
}

/** Takes back the programmes and institutions too that came with these intakes, if nothing stands below them and nobody changed them. */
async function removeEmptied(context: Context, tx: postgres.TransactionSql, ids: string[]) {
  for (const kind of ['programme', 'institution'] as const) {
    const gone = await listEmptied(tx, kind, ids)
    if (gone.length === 0) continue
    await putAllIntoBin(tx, context, { kind, table: kind, records: gone })
    const changes = gone.map(({ id, name }) => ({ record: { kind, id }, before: { name }, after: null }))
    await leaveTrail(context, tx, `${kind}.delete`, changes)
  }
}
