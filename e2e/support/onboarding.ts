import { type CompanyDocumentType, companyDocumentTypes } from '@corridor/contract/company/onboarding/choices'
import { request } from '@playwright/test'
import { documents } from './documents.ts'
import { forgetDraft } from './drafts.ts'
import { type House, signUp } from './new-person.ts'
import { callAs, type Session } from './sessions.ts'
import { address } from './world.ts'

/** An address as the API takes it; the country is an ISO code. */
export const somePlace = async (owner: Session, code = 'IN', more: object = {}) => ({
  addressType: 'headOffice',
  country: (await countryOf(owner, code))._id,
  state: 'Gujarat',
  city: 'Surat',
  address: '12 Ring Road, Athwa',
  zipCode: '395003',
  ...more,
})

/** A contact authority as the API takes it. */
export const somePerson = (more: object = {}) => ({
  authorityType: 'headCanadaTeam',
  authorityPosition: 'partner',
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@maple.example',
  countryCode: '+91',
  mobile: '9824012345',
  ...more,
})

export const addLocations = (owner: Session, locations: object[]) =>
  callAs(owner, 'POST', '/company-location/add-multiple-locations', { locations })
export const addContacts = (owner: Session, employees: object[]) =>
  callAs(owner, 'POST', '/company-employee/add-multiple-employees', { employees })

async function countryOf(owner: Session, code: string): Promise<{ _id: string; name: string }> {
  const { data } = await callAs(owner, 'POST', '/address-management/country/list', { limit: -1 })
  return data.find((country: { code: string | null }) => country.code === code)
}

export const ownCompany = async (owner: Session) => (await callAs(owner, 'POST', '/company/list-companies')).data[0]

export const updateCompany = async (owner: Session, body: object) =>
  callAs(owner, 'PUT', `/company/update-company/${(await ownCompany(owner))._id}`, body)

/** Puts a sound file into a slot. */
export async function fillSlot(owner: Session, documentType: CompanyDocumentType, name = `${documentType}.pdf`) {
  const { buffer, mimeType } = documents.pdf()
  const file = { fileName: name, fileType: mimeType, fileSize: buffer.length, purpose: 'company-document' }
  const { presignedUrl, fileKey, headers } = await callAs(owner, 'POST', '/s3/upload-url', file)
  await fetch(new URL(presignedUrl, owner.at ?? address), { method: 'PUT', headers, body: new Uint8Array(buffer) })
  const filled = [{ documentType, documentKey: fileKey }]
  return callAs(owner, 'POST', '/company-document/add-multiple-documents', { documents: filled })
}

const spared = { needsPanCard: true, needsIdProof: true, needsGst: true }
const isGiven = (type: CompanyDocumentType) => !['panCard', 'idProof', 'gstCertificate'].includes(type)

/** The owner of a new company that has done the steps before this one; at 6 everything is there, and nothing completed. */
export async function freshOwner(step: number, house?: House): Promise<Session> {
  const { email, password } = await signUp('company', house)
  const http = await request.newContext({ baseURL: house?.address ?? address })
  const signedIn = await http.post('/api/v1/company/sign-in', { data: { email, password } })
  const { token, roles, user } = await signedIn.json()
  await http.dispose()
  const owner = { token, roles, user, ...(house && { at: house.address }) }
  if (step > 1) await updateCompany(owner, { tradingName: 'Maple', companyName: 'Maple Pathways' })
  if (step > 2) await addLocations(owner, [await somePlace(owner)])
  if (step > 3) await addContacts(owner, [somePerson()])
  if (step > 4) {
    for (const type of companyDocumentTypes.filter(isGiven)) await fillSlot(owner, type)
    await updateCompany(owner, { websiteLink: 'https://maple.example', documentationInfo: spared })
  }
  if (step > 5) {
    const reference = { referenceBy: 'SOCIAL_MEDIA', socialMedia: 'LINKEDIN' }
    await callAs(owner, 'POST', '/company-reference/add-reference', reference)
  }
  // The company in the session has changed since.
  const now = await callAs(owner, 'GET', '/auth/me')
  return { ...owner, roles: now.roles, user: now.user }
}

/** The owner of a new company that has completed its onboarding, under a name of its own. */
export async function completedOwner(name: string, house?: House): Promise<Session> {
  const owner = await freshOwner(6, house)
  await updateCompany(owner, { tradingName: name, companyName: `${name} Ltd` })
  await updateCompany(owner, { onboardingCompleted: true })
  const now = await callAs(owner, 'GET', '/auth/me')
  return { ...owner, roles: now.roles, user: now.user }
}

/** Begins a journey without the entries and drafts that another one left. */
export async function emptyStep(owner: Session, step: 2 | 3): Promise<void> {
  const { path, verb, draft } = steps[step]
  const { data } = await callAs(owner, 'POST', `/${path}/list`, { limit: 100 })
  for (const { _id } of data) await callAs(owner, 'DELETE', `/${path}/${verb}/${_id}`)
  await forgetDraft(owner, draft)
}

const steps = {
  2: { path: 'company-location', verb: 'delete-location', draft: 'onboarding.locations' },
  3: { path: 'company-employee', verb: 'delete-employee', draft: 'onboarding.contacts' },
}
