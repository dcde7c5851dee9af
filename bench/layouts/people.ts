import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Group {
  name: string
  skills: { name: string; years: string }[]
}

export interface Job {
  title: string
  employer: string
  start: string
  end: string
  duties: string[]
}

/** Facts of an invented person that a page shows. */
export interface Person {
  layout: string
  half: string
  language: string
  firstName: string
  lastName: string
  email: string
  phone: string
  place: string
  title: string
  groups: Group[]
  jobs: Job[]
  studies: { degree: string; school: string; year: string }[]
  certifications: string[]
  languages: string[]
}

const people = join(import.meta.dirname, '../labels/layouts/people.txt')

/** The people of `people.txt`. */
export async function readPeople(): Promise<Person[]> {
  const blocks = (await readFile(people, 'utf8')).split(/^# /m).slice(1)
  return blocks.map((block) => {
    const [head = '', contact = '', ...lines] = block.trim().split('\n')
    const [layout = '', half = '', language = ''] = head.split(' ')
    const [firstName = '', lastName = '', email = '', phone = '', place = '', title = ''] = contact.split('|')
    const of = (sign: string) => lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2))
    const listOf = (sign: string) => of(sign).flatMap((line) => line.split(';'))
    return {
      ...{ layout, half, language, firstName, lastName, email, phone, place, title },
      groups: of('s').map(toGroup),
      jobs: of('j').map(toJob),
      studies: of('e').map((line) => {
        const [degree = '', school = '', year = ''] = line.split('|')
        return { degree, school, year }
      }),
      certifications: listOf('c'),
      languages: listOf('l'),
    }
  })
}

function toGroup(line: string): Group {
  const [name = '', list = ''] = line.split('=')
  const skills = list.split(';').map((item) => {
    const years = / (\d+)$/.exec(item)
    return { name: item.slice(0, years?.index), years: years?.[1] ?? '' }
  })
  return { name, skills }
}

function toJob(line: string): Job {
  const [title = '', employer = '', start = '', end = '', duties = ''] = line.split('|')
  return { title, employer, start, end, duties: duties.split(';') }
}

/** The labels of a person, in the form of the open sets. */
export function toLabels(person: Person): Record<string, unknown> {
  const { layout, language, firstName, lastName, email, phone, place, title, jobs, studies } = person
  const labels = {
    ...{ firstName, lastName, email, phone, location: place, jobTitle: title },
    skills: person.groups.flatMap(({ skills }) => skills.map(({ name }) => name)),
    titles: jobs.map((job) => job.title),
    employers: jobs.map(({ employer }) => employer),
    positions: jobs.map((job) => ({ title: job.title, employer: job.employer, start: job.start, end: job.end })),
    degrees: studies.map(({ degree }) => degree),
    schools: studies.map(({ school }) => school),
    education: studies,
    certifications: person.certifications,
    languages: person.languages,
  }
  return { ...labels, _meta: { layout, language, source: 'written for Corridor', licence: 'CC0-1.0' } }
}
