import type { VisitFacts } from '@corridor/contract/wire/visit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { VisitForms } from '../../../http/visit/visit-forms.ts'
import { toPosting } from './posting.ts'
import { loadPublicJob, ofCompany, openPublicCompany } from './public-job.ts'
import { listPublicJobs, type PublicJob } from './store.ts'

interface ByCompany {
  Params: { company: string; job?: string }
}

/**
 * A company's page of its published jobs, and one for each: whole without script. Jobs that are not published, not open or gone are not
 * found.
 */
export function servePublicJobs(
  app: FastifyInstance,
  { acceptForms, answerPage }: VisitForms,
  { db, limits }: Pick<RequestContext, 'db' | 'limits'>,
): void {
  const companyOf = async ({ params, ip }: FastifyRequest<ByCompany>) => {
    await limits.account('public-jobs', params.company, ip)
    return openPublicCompany({ db }, params.company)
  }
  app.register(async (part) => {
    acceptForms(part)
    part.get<ByCompany>('/jobs/:company', async (request, reply) => {
      const company = await companyOf(request)
      if (company.slug !== request.params.company) return reply.redirect(`/jobs/${company.slug}`, 301)
      const jobs = await listPublicJobs(db, company.id, null)
      const rows = jobs.map((job) => ({ mark: job.id, cells: cellsOf(job) }))
      return answerPage(request, reply, { given: ofCompany(company), table: { columns: [], rows } })
    })
    part.get<ByCompany>('/jobs/:company/:job', async (request, reply) => {
      const { job: id = '' } = request.params
      const company = await companyOf(request)
      const job = await loadPublicJob({ db }, company, id)
      if (company.slug !== request.params.company) return reply.redirect(`/jobs/${company.slug}/${id}`, 301)
      return answerPage(request, reply, {
        given: { ...ofCompany(company), ...toGiven(job), posting: toPosting(company, job) },
      })
    })
  })
}

const placesOf = ({ places_shown }: PublicJob) =>
  places_shown
    .map(({ cityName, stateName, countryInfo: [country] }) =>
      [cityName, stateName, country?.name].filter(Boolean).join(', '),
    )
    .join(' · ')

// In the order in which the page takes them.
const cellsOf = (job: PublicJob) => [
  job.job_title,
  placesOf(job),
  job.work_mode ?? '',
  job.job_types.join('\n'),
  job.published_at.toISOString().slice(0, 10),
]

const toGiven = (job: PublicJob): VisitFacts =>
  Object.fromEntries(
    Object.entries({
      jobTitle: job.job_title,
      description: job.job_description,
      places: placesOf(job),
      workMode: job.work_mode,
      jobTypes: job.job_types.join('\n'),
      payTypes: job.pay_types.join('\n'),
      contractDuration: job.contract_duration,
      workAuthorizations: job.work_authorizations.join('\n'),
      skills: job.skills.join(', '),
      niceSkills: job.nice_skills.join(', '),
      minSalary: job.min_salary,
      maxSalary: job.max_salary,
      currency: job.currency,
      salaryDuration: job.salary_duration,
      publishedDate: job.published_at.toISOString().slice(0, 10),
      expireDate: job.job_expire_date,
    }).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  )
