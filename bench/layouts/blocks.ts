import type { Job, Person } from './people.ts'
import { headingsOf } from './words.ts'

const escapeOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const safe = (text: string) => text.replace(/[&<>]/g, (letter) => escapeOf[letter] ?? letter)
export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</ul>`
export const part = (heading: string, body: string) => (body ? `<section><h2>${heading}</h2>${body}</section>` : '')

/** '2019-03' as '03/2019'. */
const day = (iso: string, language: string) =>
  iso === 'present' ? headingsOf(language).present : iso.split('-').reverse().join('/')
export const periodOf = ({ start, end }: Job, { language }: Person) =>
  start ? `${day(start, language)} – ${day(end, language)}` : ''

export const contact = ({ email, phone, place }: Person, between = ' | ') => [place, phone, email].join(between)
export const head = (person: Person, between?: string) =>
  `<header><h1>${nameOf(person)}</h1><p class="title">${safe(person.title)}</p><p>${contact(person, between)}</p></header>`

export const skillsOf = ({ groups }: Person) => groups.flatMap(({ skills }) => skills)
export const plainSkills = (person: Person) => list(skillsOf(person).map(({ name }) => name))

/** Title, employer and period as most set them. */
const plainJob = (job: Job, person: Person) =>
  `<p><b>${safe(job.title)}</b>, ${safe(job.employer)}</p><p>${periodOf(job, person)}</p>${list(job.duties)}`
export const work = (person: Person, one = plainJob) =>
  part(headingsOf(person.language).work, person.jobs.map((job) => one(job, person)).join(''))

export function rest(person: Person): string {
  const { studies, certifications, languages } = headingsOf(person.language)
  const studied = person.studies.map(
    ({ degree, school, year }) => `<p>${safe(degree)}</p><p>${safe(school)}, ${year}</p>`,
  )
  return (
    part(studies, studied.join('')) +
    part(certifications, person.certifications.length > 0 ? list(person.certifications) : '') +
    part(languages, person.languages.length > 0 ? list(person.languages) : '')
  )
}

export const skillPart = (person: Person, body: string) => part(headingsOf(person.language).skills, body)

/** Sheets of which each says at its foot whose it is and which. */
export const sheets = (person: Person, contents: readonly string[], top = '') =>
  contents
    .map((content, at) => {
      const foot = `<footer>${nameOf(person)} &nbsp; Page ${at + 1} of ${contents.length}</footer>`
      return `<div class="sheet">${top}${content}${foot}</div>`
    })
    .join('')
