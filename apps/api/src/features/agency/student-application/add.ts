import type { StudentApplicationAdd } from '@corridor/contract/agency/student-application/shapes'
import { given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { dayOfCompany } from '../../student/enrolment/own-day.ts'
import { hasStudent } from '../../student/student/tables.ts'
import { judgePlace, judgeTerms, listAtSameInstitution, sumColumns } from './judge.ts'
import { refuseDouble, refuseLive } from './save.ts'
import { findCitizenship } from './store.ts'
import { applications, toFacts } from './tables.ts'
import { toRecord } from './view.ts'

/**
 * Adds an application as a draft. Warns of others there that go on through another sub-agent. Throws `record.notFound`, `request.invalid`,
 * `studentApplication.live`.
 */
export const addApplication = (context: CompanyContext, { student, ...input }: StudentApplicationAdd) =>
  write(context, 'student-application.add', async (tx) => {
    const { scope } = context
    if (!(await hasStudent(tx, scope, student, true))) throw fail('record.notFound', { entity: 'Student' })
    const { country_id } = await judgePlace(tx, scope, input)
    await judgeTerms(tx, scope, input.institution, input)
    const at = { student_id: student, programme_id: input.programme, intake_id: input.intake }
    await refuseLive(tx, scope, at)
    const id = await applications
      .insert(tx, scope, {
        ...at,
        institution_id: input.institution,
        stage_on: await dayOfCompany(tx, scope.companyId),
        // Nobody needs a visa for the own country.
        has_visa: input.hasVisa ?? (await findCitizenship(tx, student)) !== country_id,
        ...given({ contract_id: input.contract, sub_agent_id: input.subAgent, student_number: input.studentNumber }),
        ...given({ has_deposit: input.hasDeposit, deposit_due_on: input.depositDueDate, note: input.note }),
        ...given({ refusal_explained: input.refusalExplained, visa_appointment_on: input.visaAppointmentDate }),
        ...sumColumns('scholarship', input.scholarship),
        ...sumColumns('deposit', input.deposit),
      })
      .catch((error) => refuseDouble(error, ''))
    const after = await applications.load(tx, scope, id)
    return {
      record: { kind: 'student-application', id },
      before: null,
      after: toFacts(after),
      answer: {
        success: true as const,
        message: 'Application Added Successfully',
        data: await toRecord(tx, after),
        sameInstitution: await listAtSameInstitution(tx, scope, after),
      },
    }
  })
