import { contact, nameOf, periodOf, skillsOf } from './blocks.ts'
import type { Person } from './people.ts'

/** A resume as somebody types it into a letter. */
export function toMail(person: Person): string {
  const jobs = person.jobs.flatMap((job) => [
    '',
    `${job.title} at ${job.employer} (${periodOf(job, person)})`,
    ...job.duties.map((duty) => `- ${duty}`),
  ])
  const studies = person.studies.map(({ degree, school, year }) => `${degree}, ${school}, ${year}`)
  const parts = [
    ['Hello, please find my resume below.', '', nameOf(person), person.title, contact(person, '\n')],
    ['SKILLS', ...skillsOf(person).map(({ name }) => `* ${name}`)],
    ['EXPERIENCE', ...jobs],
    ['EDUCATION', ...studies],
    person.certifications.length > 0 ? ['CERTIFICATIONS', ...person.certifications] : [],
  ]
  return parts.map((lines) => lines.join('\n')).join('\n\n=====\n\n')
}
