import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { errorText } from '../../../../lib/language/i18n'

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
