import type { EnrolmentSummary } from '@corridor/contract/student/enrolment/shapes'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { type Access, access, mayCall } from '@corridor/contract/wire/access'
import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { openOrNot } from '../passport/sealing.ts'
import { toWire } from '../student/to-wire.ts'
import type { StudentFile } from '../student/values.ts'
import type { Facts } from './consistency/finding.ts'
import { judges } from './consistency/judges.ts'
import { missingOf } from './consistency/missing.ts'
import { isUnder18 } from './consistency/people.ts'
import { dayOfCompany } from './own-day.ts'
import { listCountryPapers, listKin } from './store.ts'

export type Judged = Pick<EnrolmentSummary, 'steps' | 'plan' | 'refusals' | 'isUnder18'>

/**
 * Says all findings of a file, by the company's day and as far as the caller may know: without birth dates or papers for those who may not
 * read them, and without relatives whom they do not see.
 */
export async function judgeFile(sql: Sql, context: Context, row: StudentFile): Promise<Judged> {
  const facts = await gatherFacts(sql, context, row)
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

const mayOpen: Access = access.studentSecrets.reveal
const mayReadPapers: Access = access.studentPapers.read

async function gatherFacts(sql: Sql, { scope, caller, platform }: Context, row: StudentFile): Promise<Facts> {
  const { fields } = platform
  const opens = mayCall(mayOpen, caller.roles)
  const kin = await listKin(sql, scope, row.id)
  return {
    today: await dayOfCompany(sql, row.company_id),
    birthDate: (opens && openOrNot(fields, row, 'birthDate')) || null,
    papers: mayCall(mayReadPapers, caller.roles) ? await listCountryPapers(sql, row.id) : [],
    kin: kin.map(({ relation, ...sealed }) => ({
      relation,
      birthDate: (opens && openOrNot(fields, sealed, 'birthDate')) || null,
    })),
  }
}
