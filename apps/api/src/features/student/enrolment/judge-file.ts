import type { EnrolmentSummary } from '@corridor/contract/student/enrolment/shapes'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { type Access, access, mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import type { Scope } from '../../../db/scope/scope.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { openOrNot } from '../passport/sealing.ts'
import { toWire } from '../student/to-wire.ts'
import type { StudentFile } from '../student/values.ts'
import type { Facts, FundsAsked, Study } from './consistency/finding.ts'
import { judges } from './consistency/judges.ts'
import { missingOf } from './consistency/missing.ts'
import { isUnder18 } from './consistency/people.ts'
import { dayOfCompany } from './own-day.ts'
import { listCountryPapers, listKin } from './store.ts'

export type Judged = Pick<EnrolmentSummary, 'steps' | 'plan' | 'refusals' | 'isUnder18'>

/** How far whoever a file is judged for may see: birth dates, papers, and relatives of the company. */
interface Eyes extends Pick<Platform, 'fields' | 'hooks'> {
  opensDates: boolean
  readsPapers: boolean
  /** Whose relatives are seen; null for all. */
  scope: Scope | null
}

const mayOpen: Access = access.studentSecrets.reveal
const mayReadPapers: Access = access.studentPapers.read

const asked = ({ fields, hooks }: Pick<Platform, 'fields' | 'hooks'>) => ({ fields, hooks })

/** The eyes of a caller. */
export const eyesOf = ({ scope, caller, platform }: Context): Eyes => ({
  ...asked(platform),
  opensDates: mayCall(mayOpen, caller.roles),
  readsPapers: mayCall(mayReadPapers, caller.roles),
  scope,
})

/** Sees all: whether a file may be declared depends on nobody who looks. */
export const allEyes = (platform: Pick<Platform, 'fields' | 'hooks'>): Eyes => ({
  ...asked(platform),
  ...{ opensDates: true, readsPapers: true, scope: null },
})

/**
 * Says all findings of a file, by the company's day and as far as somebody may see: without birth dates or papers for those who may not
 * read them, and without relatives whom they do not see.
 */
export async function judgeFile(sql: Sql, eyes: Eyes, row: StudentFile): Promise<Judged> {
  const facts = await gatherFacts(sql, eyes, row)
  const found = judges.flatMap((judge) => judge(row, facts))
  const steps = enrolmentSteps.map(({ number, part }) => {
    const isSaved = row.saved_steps.includes(number)
    const ofStep = found.filter(({ step }) => step === number)
    return { number, isSaved, findings: [...missingOf(part, row, isSaved), ...ofStep] }
  })
  const { birthDate, today, papers } = facts
  return {
    isUnder18: birthDate ? isUnder18(birthDate, today) : null,
    steps,
    plan: found.filter(({ step }) => step === null),
    refusals: [
      ...papers.flatMap(({ title, country_id: country, country_name: name, country_code: code, month }) =>
        month ? [{ title, country, countryInfo: [{ _id: country, name, code }], month }] : [],
      ),
      ...toWire(row).importedRefusals.map((one) => ({ title: null, ...one })),
    ],
  }
}

async function gatherFacts(
  sql: Sql,
  { fields, hooks, opensDates, readsPapers, scope }: Eyes,
  row: StudentFile,
): Promise<Facts> {
  const kin = await listKin(sql, scope, row.id)
  const today = await dayOfCompany(sql, row.company_id)
  const birthDate = (opensDates && openOrNot(fields, row, 'birthDate')) || null
  const studies: Study[] = []
  for (const list of hooksOf({ hooks }, 'listStudies')) studies.push(...(await list(sql, row.id)))
  const fundsAsked: FundsAsked[] = []
  const isMinor = birthDate ? isUnder18(birthDate, today) : null
  const countries = [...row.student_target, ...studies].map(({ country_id }) => country_id)
  if (row.funds_amount !== null)
    for (const list of hooksOf({ hooks }, 'listFundsAsked'))
      fundsAsked.push(...(await list(sql, row, { countries, isMinor })))
  return {
    ...{ today, birthDate, studies, fundsAsked },
    papers: readsPapers ? await listCountryPapers(sql, row.id) : [],
    kin: kin.map(({ relation, ...sealed }) => ({
      relation,
      birthDate: (opensDates && openOrNot(fields, sealed, 'birthDate')) || null,
    })),
  }
}
