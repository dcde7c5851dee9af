import type { Parts } from '../../../db/scope/context.ts'
import { loadPublicJob, ofCompany, openPublicCompany } from '../job/public-job.ts'
import type { Wanted } from './apply.ts'

interface OpenJob {
  wanted: Wanted
  /** Values that the page of the form shows. */
  shown: Record<string, string>
  /** The company's public address as it is now. */
  slug: string
}

/** The published job of an address that somebody applies to. Throws `job.unknown` and `job.over`. */
export async function openJob(parts: Pick<Parts, 'db'>, asked: { company: string; job: string }): Promise<OpenJob> {
  const company = await openPublicCompany(parts, asked.company)
  const job = await loadPublicJob(parts, company, asked.job)
  const { slug } = company
  return {
    wanted: {
      companyId: company.id,
      companyName: company.name,
      jobId: job.id,
      jobTitle: job.job_title,
      madeBy: job.created_by,
      path: `/jobs/${slug}/${job.id}`,
    },
    shown: { ...ofCompany(company), jobTitle: job.job_title, job: job.id },
    slug,
  }
}
