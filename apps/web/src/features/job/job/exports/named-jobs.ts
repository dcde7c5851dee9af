import { api } from '../../../../lib/call/client'
import { askList } from '../../../../lib/list/ask-list'

/** Jobs to choose one from: they are found by their title, which other lists call a name. */
export const namedJobs = {
  key: () => api.job.list.key(),
  call: (body: object, options?: { signal?: AbortSignal }) =>
    askList(api.job.list, { ...body, sortBy: 'jobTitle' }, options),
}
