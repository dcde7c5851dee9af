import type { Parts } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { findPublicCompany, hasEnded, listPublicJobs, type PublicCompany, type PublicJob } from './store.ts'

type Db = Pick<Parts, 'db'>
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The company of a public address. Throws `job.unknown`. */
export async function openPublicCompany({ db }: Db, slug: string): Promise<PublicCompany> {
  const company = await findPublicCompany(db, slug.toLowerCase())
  if (!company) throw fail('job.unknown')
  return company
}

/** A published job of it that is open at this moment. Throws `job.over` for one that was, and else `job.unknown`, whatever the reason. */
export async function loadPublicJob({ db }: Db, company: PublicCompany, id: string): Promise<PublicJob> {
  if (!idPattern.test(id)) throw fail('job.unknown')
  const [job] = await listPublicJobs(db, company.id, id)
  if (job) return job
  throw fail((await hasEnded(db, company.id, id)) ? 'job.over' : 'job.unknown')
}

/** Values of a company that each of its public pages shows. */
export const ofCompany = ({ name, slug, website, brand_color }: PublicCompany): Record<string, string> => ({
  companyName: name,
  slug,
  ...(website?.startsWith('http') && { website }),
  ...(brand_color && { color: brand_color }),
})
