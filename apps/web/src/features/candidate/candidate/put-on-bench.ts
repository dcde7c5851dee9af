import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, t } from '../../../lib/language/i18n'
import { candidateName } from './exports/candidate-name'

/** Says since when somebody is on the bench, or that they are not; it can be taken back. */
export async function putOnBench(row: Candidate, benchSince: string | null): Promise<void> {
  if (!(await save(row, benchSince))) return
  toast.undo(t(benchSince ? 'Put on the bench' : 'Taken off the bench'), candidateName(row), () => {
    void save(row, row.benchSince)
  })
}

async function save(row: Candidate, benchSince: string | null): Promise<boolean> {
  try {
    await client.candidate.update({ id: row._id, benchSince })
    return true
  } catch (error) {
    toast.error(errorText(error))
    return false
  } finally {
    await refresh(api.candidate, api.bench)
  }
}
