import type { ExtractAnswer, FoundValue, ResumeFields } from '../../apps/api/src/reading/extract.ts'

export type Prediction = Record<string, unknown>

const plain = (found: FoundValue | undefined) => found?.value
const valuesOf = (found: readonly FoundValue[] = []) => [...new Set(found.map(({ value }) => value))]
const compact = (found: readonly (FoundValue | undefined)[] = []) => found.flatMap((one) => (one ? [one] : []))

/** The values of a resume under the names that the corpus labels them by. */
export function toLabelled(fields: ResumeFields): Record<string, FoundValue[]> {
  const { firstName, lastName, email, phone, location, jobTitle, positions, studies } = fields
  return {
    firstName: compact([firstName]),
    lastName: compact([lastName]),
    email: compact([email]),
    phone: compact([phone]),
    location: compact([location]),
    jobTitle: compact([jobTitle]),
    skills: fields.skills ?? [],
    titles: compact(positions?.map(({ title }) => title)),
    employers: compact(positions?.map(({ employer }) => employer)),
    degrees: compact(studies?.map(({ degree }) => degree)),
    schools: compact(studies?.map(({ school }) => school)),
    languages: (fields.languages ?? []).map(({ language }) => language),
    certifications: fields.certifications ?? [],
  }
}

const listed = ['skills', 'titles', 'employers', 'degrees', 'schools', 'languages', 'certifications']

export function toResumePrediction({ fields }: ExtractAnswer): Prediction {
  const { positions = [], studies = [] } = fields
  const labelled = Object.entries(toLabelled(fields)).map(([name, found]) => [
    name,
    listed.includes(name) ? valuesOf(found) : plain(found[0]),
  ])
  return {
    ...Object.fromEntries(labelled),
    positions: positions.map(({ title, employer, startDate, endDate, isCurrent }) => ({
      title: plain(title),
      employer: plain(employer),
      start: plain(startDate),
      end: isCurrent ? 'present' : plain(endDate),
    })),
    education: studies.map(({ degree, school, endDate }) => ({
      degree: plain(degree),
      school: plain(school),
      year: plain(endDate),
    })),
  }
}

export function toJobPrediction({ job = {} }: ExtractAnswer): Prediction {
  const [place] = job.locations ?? []
  const { jobTitle, workMode, relocation, minSalary, maxSalary = minSalary, salaryDuration, contractDuration } = job
  return {
    jobTitle: plain(jobTitle),
    jobType: valuesOf(job.jobTypes),
    location: { city: plain(place?.city), state: plain(place?.state), country: plain(place?.country) },
    workMode: plain(workMode),
    relocation: plain(relocation),
    minSalary: plain(minSalary),
    maxSalary: plain(maxSalary),
    salaryDuration: plain(salaryDuration),
    payType: valuesOf(job.payTypes),
    workAuthorization: valuesOf(job.workAuthorizations),
    contractDuration: plain(contractDuration),
    skills: valuesOf([...(job.skills ?? []), ...(job.niceSkills ?? [])]),
  }
}
