import type { Parts } from '../../../db/scope/context.ts'
import { listUnmade } from './store.ts'

const jobs = { agreement: 'make-agreement', certificate: 'make-certificate' } as const

/** Asks again for each PDF of a company's own papers that is still missing: whatever went wrong when it was made, no paper stays without. */
export async function askForUnmade({ db, platform }: Parts): Promise<void> {
  for (const { id, kind } of await listUnmade(db, ['agreement', 'certificate']))
    await platform.jobs.enqueue(db, jobs[kind], { paperId: id })
}
