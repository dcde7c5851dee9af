import type { DeferInput } from '@corridor/contract/agency/student-application/shapes'
import { canDefer, isLive } from '@corridor/contract/agency/student-application/stages'
import { errorMessage } from '@corridor/contract/error-table'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { invalid } from '../../company/company/entries.ts'
import { judgeDay, saveApplication, takeApplication } from './save.ts'
import { endConfirmations, findStart, insertMove } from './store.ts'
import { toConfirmation } from './view.ts'

/**
 * Gives an application a later intake of the same programme and keeps the first. Confirmations hold for one intake: they die, and the
 * answer says which. Throws `record.notFound`, `record.changed`, `request.invalid`, `studentApplication.noDeferral`, `.sameIntake`,
 * `.beforeLast`, `.future`.
 */
export const deferApplication = (context: CompanyContext, { id, version, intake, on, reason }: DeferInput) =>
  write(context, 'student-application.defer', async (tx) => {
    const { scope } = context
    const stands = await takeApplication(tx, scope, id, version)
    if (!isLive(stands.stage) || !canDefer(stands.stage)) throw fail('studentApplication.noDeferral')
    const start = await findStart(tx, stands.programme_id, intake)
    if (start === undefined) throw invalid({ intake: errorMessage('studentApplication.otherIntake') }, '')
    if (start <= stands.start_on)
      throw fail(
        'studentApplication.sameIntake',
        {},
        { fields: { intake: errorMessage('studentApplication.sameIntake') } },
      )
    await judgeDay(tx, scope, id, 'stage', on)
    const move = { of: 'stage', from: stands.stage, to: 'deferred', kind: 'defer', on, reason } as const
    const moveId = await insertMove(tx, scope, stands, move)
    const died = (await endConfirmations(tx, id, moveId)).map(toConfirmation)
    const change = {
      ...({ stage: 'deferred', stage_on: on, rested_from: stands.stage, intake_id: intake } as const),
      first_intake_id: stands.first_intake_id ?? stands.intake_id,
    }
    return saveApplication(tx, context, stands, change, 'Application Deferred Successfully', async () => ({ died }))
  })
