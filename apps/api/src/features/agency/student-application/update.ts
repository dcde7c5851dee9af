import type { StudentApplicationUpdate } from '@corridor/contract/agency/student-application/shapes'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { judgeTerms, listAtSameInstitution, sumColumns } from './judge.ts'
import { saveApplication, takeApplication } from './save.ts'
import type { ApplicationValues } from './tables.ts'
import { toRecord } from './view.ts'

const message = 'Application Updated Successfully'

/** Changes the terms of an application. Throws `record.notFound`, `record.changed`, `request.invalid`. */
export const updateApplication = (context: CompanyContext, { id, version, ...patch }: StudentApplicationUpdate) =>
  write(context, 'student-application.update', async (tx) => {
    const { scope } = context
    const stands = await takeApplication(tx, scope, id, version)
    const isNew = (name: 'contract' | 'subAgent', standing: string | null) =>
      patch[name] === standing ? undefined : patch[name]
    await judgeTerms(tx, scope, stands.institution_id, {
      contract: isNew('contract', stands.contract_id),
      subAgent: isNew('subAgent', stands.sub_agent_id),
    })
    const change = differences<ApplicationValues>(stands, {
      ...given({ contract_id: patch.contract, sub_agent_id: patch.subAgent, student_number: patch.studentNumber }),
      ...given({ has_deposit: patch.hasDeposit, has_visa: patch.hasVisa, deposit_due_on: patch.depositDueDate }),
      ...given({
        visa_appointment_on: patch.visaAppointmentDate,
        refusal_explained: patch.refusalExplained,
        note: patch.note,
      }),
      ...sumColumns('scholarship', patch.scholarship),
      ...sumColumns('deposit', patch.deposit),
    })
    if (!change)
      return unchanged({ success: true as const, message, data: await toRecord(tx, stands), sameInstitution: [] })
    return saveApplication(tx, context, stands, change, message, async (after) => ({
      sameInstitution: change.sub_agent_id === undefined ? [] : await listAtSameInstitution(tx, scope, after),
    }))
  })
