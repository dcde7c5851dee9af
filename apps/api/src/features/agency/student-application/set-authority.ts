import { authorityMove, authorityStatusNames as names } from '@corridor/contract/agency/student-application/authority'
import type { AuthorityInput } from '@corridor/contract/agency/student-application/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { toProposal } from './beside/refusal.ts'
import { reasonNeeded } from './move.ts'
import { judgeDay, saveApplication, takeApplication } from './save.ts'
import { insertMove } from './store.ts'
import { toRecord } from './view.ts'

const message = 'Status Changed Successfully'

/**
 * Sets the status of the authority with its day and number. A refusal offers its row for the eighth step of the enrolment. Throws
 * `record.notFound`, `record.changed`, `studentApplication.noMove`, `.reasonNeeded`, `.beforeLast`, `.future`.
 */
export const setAuthority = (context: CompanyContext, { id, version, authority, on, number, reason }: AuthorityInput) =>
  write(context, 'student-application.set-authority', async (tx) => {
    const { scope } = context
    const stands = await takeApplication(tx, scope, id, version)
    const authority_number = number ?? stands.authority_number
    if (stands.authority === authority) {
      if (stands.authority_number === authority_number)
        return unchanged({ success: true as const, message, data: await toRecord(tx, stands), refusal: null })
      return saveApplication(tx, context, stands, { authority_number }, message, async () => ({ refusal: null }))
    }
    const kind = authorityMove(stands.authority, authority)
    if (!kind) throw fail('studentApplication.noMove', { from: names[stands.authority], to: names[authority] })
    if (kind !== 'forward' && reason === '') throw reasonNeeded()
    await judgeDay(tx, scope, id, 'authority', on)
    await insertMove(tx, scope, stands, { of: 'authority', from: stands.authority, to: authority, kind, on, reason })
    const change = { authority, authority_number, authority_on: authority === 'none' ? null : on }
    return saveApplication(tx, context, stands, change, message, async (after) => ({
      refusal: authority === 'refused' ? await toProposal(tx, after, on, reason) : null,
    }))
  })
