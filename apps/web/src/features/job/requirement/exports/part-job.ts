import { api, client } from '../../../../lib/client'
import { errorText } from '../../../../lib/i18n'
import { refresh } from '../../../../lib/query-client'
import { toast } from '../../../../lib/toast'

/** Says that a job is a requirement of its own; `done` is translated. */
export async function partJob(id: string, done: string): Promise<void> {
  try {
    await client.requirement.part({ id })
    toast.success(done)
  } catch (error) {
    toast.error(errorText(error))
  }
  await refresh(api.job, api.submission)
}
