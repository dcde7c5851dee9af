import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StudentDocumentType } from '@corridor/contract/student/student-document/kinds'
import { documents } from './documents.ts'
import { callAs, type Session } from './sessions.ts'
import { address } from './world.ts'

/** A passport of Asha Devi Rao whose number reads as K6000431 or KG000431. */
export const passportPicture = () =>
  readFileSync(join(import.meta.dirname, '../../apps/api/test/fixtures/pictures/passport-unsure.jpg'))

const first = async (session: Session, path: string, body: object = {}): Promise<string> =>
  (await callAs(session, 'POST', `${path}/list`, { limit: 1, ...body })).data[0]._id

/** The id of a country by its English name. */
export const countryOf = (session: Session, name: string) =>
  first(session, '/address-management/country', { searchTerm: name, searchFields: ['name'] })

interface Enrolled {
  _id: string
  name: string
  passportNumber: string
}

let count = 0

/** A student whose ten steps are saved, with an email and a phone of nobody else unless one is given. */
export async function enrolled(session: Session, lastName: string, given: { email?: string } = {}): Promise<Enrolled> {
  const passportNumber = `Z${Date.now()}`
  const ownDigits = 100_000 + ((Date.now() + ++count) % 900_000)
  const country = await countryOf(session, 'India')
  const { data } = await callAs(session, 'POST', '/student/full-name', { firstName: 'Asha', lastName })
  const studentId = data._id
  const save = (path: string, body: object) => callAs(session, 'POST', `/student/${path}`, { studentId, ...body })
  const place = { addressLineOne: '12 Marine Drive', state: 'Coast', city: 'Harbor', zipCode: '400020' }
  const phone = { countryCode: '+91', mobileNumber: '9820012345' }
  await save('address', { ...place, country })
  await save('communicationaddress', { sameAsAbove: true })
  const email = given.email ?? `asha.${ownDigits}@mail.example`
  await save('contact', { email, countryCode: '+91', phoneNumber: `9820${ownDigits}` })
  await save('emergency-contact', {
    contacts: [{ firstName: 'Ravi', lastName, email: 'ravi@mail.example', ...phone }],
  })
  await save('passport', {
    countryOfCitizenship: country,
    birthDate: '2001-03-01',
    passportNumber,
    expiresDate: '2035-06-30',
  })
  await save('marital-status', { maritalStatus: 'single', numberOfKids: 0 })
  await save('deportation-details', { deportationDetails: [] })
  await save('previous-countries', { previousCountries: [] })
  await save('coaching', { tests: [] })
  return { _id: studentId, name: `Asha ${lastName}`, passportNumber }
}

/** Gives a student a paper. */
export async function givePaper(
  session: Session,
  studentId: string,
  type: StudentDocumentType,
  title: string,
  more = {},
) {
  const {
    name: fileName,
    mimeType,
    buffer,
  } = type === 'photo' ? documents.jpg('portrait.jpg') : documents.pdf(`${type}.pdf`)
  const file = { fileName, fileType: mimeType, fileSize: buffer.length, purpose: 'student-document' }
  const { presignedUrl, fileKey, headers } = await callAs(session, 'POST', '/s3/upload-url', file)
  await fetch(new URL(presignedUrl, address), { method: 'PUT', headers, body: new Uint8Array(buffer) })
  const papers = [{ type, title, documentKey: fileKey, ...more }]
  return callAs(session, 'POST', '/student-document/add-multiple', { studentId, documents: papers })
}

/** Signs the declaration of an adult in person. */
export async function declareFor(session: Session, studentId: string): Promise<void> {
  const { data } = await callAs(session, 'POST', '/student/declaration-page', { studentId })
  const { version, language, textHash } = data.text
  const student = { version, language, textHash, name: 'Asha Rao', consent: true }
  await callAs(session, 'POST', '/student/declare', { studentId, factsHash: data.factsHash, student })
}
