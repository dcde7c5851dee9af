import { plainName } from '@corridor/contract/format/person-name'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { moveOn } from '../submission/move-on.ts'
import { submissions } from '../submission/tables.ts'
import { isAhead, refuseOthers } from './plan.ts'
import { hasOthers } from './store.ts'
import { type InterviewRow, interviews, toFacts } from './tables.ts'
import { tellGuests } from './tell.ts'

/** Name of an interview among other records: the person, the job and the round. */
export const nameOfInterview = (row: InterviewRow) =>
  `${plainName({ firstName: row.candidate_first_name, lastName: row.candidate_last_name })} · ${row.job_name} · ${row.round}`

/** Deletes an interview. Calls off a planned one, and takes a submission that it alone had moved on back to its state before. */
export const deleteInterview = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'interview.delete', async (tx) => {
    const { scope, platform } = context
    const stands = await interviews.take(tx, scope, id)
    refuseOthers(context, stands.submitter_id)
    if (stands.state === 'planned' && isAhead(stands.starts_at)) {
      await interviews.update(tx, id, { sequence: stands.sequence + 1 })
      await tellGuests(tx, platform, id, 'cancelled')
    }
    await putIntoBin(tx, context, { kind: 'interview', table: 'interview', id, name: nameOfInterview(stands) })
    const above = await submissions.load(tx, scope, stands.submission_id)
    const goesBack = stands.moved_from && above.state === 'interview' && !(await hasOthers(tx, stands))
    const moved = goesBack && stands.moved_from ? [await moveOn(context, tx, above.id, stands.moved_from)] : []
    return {
      records: [{ record: { kind: 'interview', id }, before: toFacts(stands), after: null }, ...moved],
      answer: { success: true as const, message: 'Deletion successful' },
    }
  })
