import { api } from '../../../../lib/client'

/** Jobs to choose one from: they are found by their title, which other lists call a name. */
export const namedJobs = {
  key: () => api.job.list.key(),
  call: (body: object, options?: { signal?: AbortSignal }) =>
    api.job.list.call({ ...body, sortBy: 'jobTitle' } as never, options),
}
