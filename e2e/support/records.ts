import { expect } from '@playwright/test'
import { callAs, type Session } from './sessions.ts'
import { address } from './world.ts'

const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

/** A name that no other record has: letters alone, because people's names have no digits. */
export const unique = (start: string) => `${start} ${letters(10)}`

// A job's work may wait behind the documents of other journeys.
const jobMs = 60_000

export interface Made {
  _id: string
  version: number
  name: string
}

/** Records that a journey begins with, each its own. */
export const make = {
  async lookup(session: Session, kind: string, name = unique('Kind')): Promise<Made> {
    return (await callAs(session, 'POST', `/${kind}/add`, { name })).data
  },
  async country(session: Session, name = unique('Land')): Promise<Made> {
    return (await callAs(session, 'POST', '/address-management/country/add', { name })).data
  },
  async state(session: Session, country: string, name = unique('State')): Promise<Made> {
    return (await callAs(session, 'POST', '/address-management/state/add', { name, country })).data
  },
  async city(session: Session, state: string, name = unique('City')): Promise<Made> {
    return (await callAs(session, 'POST', '/address-management/city/add', { name, state })).data
  },
  async article(session: Session, kind: string, title = unique('Article')): Promise<Made> {
    const article = { title, description: 'Made for one journey' }
    return (await callAs(session, 'POST', `/${kind}/add`, article)).data
  },
  async hotlist(session: Session, name = unique('Bench')): Promise<Made> {
    const hotlist = { name, description: 'Made for one journey', isPublic: true }
    return (await callAs(session, 'POST', '/hotlist/add', hotlist)).data
  },
  async vendor(session: Session, more: object = {}): Promise<Made> {
    const vendor = { vendorName: unique('Vendor'), primaryBusinessUnit: 'company', ...more }
    const { data } = await callAs(session, 'POST', '/vendor/step-one', vendor)
    return { ...data, name: data.vendorName }
  },
  async job(session: Session, more: object = {}): Promise<Made> {
    const jobDescription = 'Builds services in Java with Spring Boot and Kafka on AWS.'
    const { data } = await callAs(session, 'POST', '/job/add', { jobTitle: unique('Job'), jobDescription, ...more })
    return { ...data, name: data.jobTitle }
  },
  async candidate(session: Session, more: object = {}): Promise<Made & { email: string }> {
    const lastName = letters(10)
    const person = { firstName: 'Journey', lastName, email: `${lastName}@mail.example`, phone: '+1 415 555 0100' }
    const { data } = await callAs(session, 'POST', '/candidate/add-candidate', { ...person, ...more })
    return { ...data, name: `${data.firstName} ${data.lastName}`.trim() }
  },
  /** A person who was submitted to a job, both new; `more` is of the submission. */
  async submission(session: Session, more: object = {}): Promise<Made & { email: string; job: string }> {
    const [person, job] = [await make.candidate(session), await make.job(session)]
    const asked = { candidateId: person._id, jobId: job._id, ...more }
    const { data } = await callAs(session, 'POST', '/submission/add', asked)
    return { ...data, name: person.name, email: person.email, job: job.name }
  },
  /** A batch with one resume that tells too little to be saved, and one that is held back for somebody who stands. */
  async resumeBatch(session: Session): Promise<{ batch: string; bare: string; held: string }> {
    const lastName = unique('Held').replace(/[^a-z]/gi, '')
    const { name, email } = await make.candidate(session, { lastName, email: `${lastName}@mail.example` })
    const batch = (await callAs(session, 'POST', '/resume-batch/start')).data._id
    const bare = await addResume(session, batch, 'bare.txt', 'Nora Bare\nTester\n')
    const held = await addResume(session, batch, 'held.txt', `${name}\nTester\n${email}\n+1 415 555 0100\n`)
    const reading = async () => (await callAs(session, 'GET', `/resume-batch/view/${batch}`)).data.counts.reading
    await expect.poll(reading, { timeout: jobMs }).toBe(0)
    return { batch, bare, held }
  },
  /** A table that was brought in, read, and waits for its mapping. */
  async import(session: Session, kind: string, csv: string, fileName = 'table.csv'): Promise<string> {
    const file = { fileName, fileType: 'text/csv', fileSize: Buffer.byteLength(csv), purpose: 'import' }
    const { presignedUrl, fileKey, headers } = await callAs(session, 'POST', '/s3/upload-url', file)
    await fetch(new URL(presignedUrl, address), { method: 'PUT', headers, body: csv })
    const { id } = await callAs(session, 'POST', '/import/start', { kind, fileKey })
    const isRead = async () => (await callAs(session, 'GET', `/import/view/${id}`)).data.status
    await expect.poll(isRead, { timeout: jobMs }).toBe('mapping')
    return id
  },
  async member(session: Session, hotListId: string, candidateIds: string[]): Promise<void> {
    await callAs(session, 'POST', '/hotlist/add-candidates', { hotListId, candidateIds })
  },
}

export async function addResume(session: Session, batch: string, fileName: string, text: string): Promise<string> {
  const about = { fileName, fileType: 'text/plain', fileSize: Buffer.byteLength(text), purpose: 'resume' }
  const { presignedUrl, fileKey, headers } = await callAs(session, 'POST', '/s3/upload-url', about)
  await fetch(new URL(presignedUrl, address), { method: 'PUT', headers, body: text })
  return (await callAs(session, 'POST', `/resume-batch/add-file/${batch}`, { fileKey })).data._id
}
