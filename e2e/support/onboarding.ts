import { type CompanyDocumentType, companyDocumentTypes } from '@corridor/contract/onboarding-choices'
import type { Page } from '@playwright/test'
import { documents } from './documents.ts'
import { signUp } from './new-person.ts'
import { callAs, type Session } from './sessions.ts'
import { address } from './world.ts'

async function post(path: string, body: object) {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** The owner of a company of its own, at the first step. */
async function newOwner(page: Page): Promise<Session> {
  const { email, password } = await signUp(page, 'company')
  return post('/company/sign-in', { email, password })
}

export const ownCompany = async (owner: Session) => (await callAs(owner, 'POST', '/company/list-companies')).data[0]

export const updateCompany = async (owner: Session, body: object) =>
  callAs(owner, 'PUT', `/company/update-company/${(await ownCompany(owner))._id}`, body)

export async function addLocations(owner: Session, n = 1) {
  const [india] = (await post('/public/list-country', { searchTerm: 'India', sortBy: 'name', limit: -1 })).data.filter(
    ({ name }: { name: string }) => name === 'India',
  )
  const locations = Array.from({ length: n }, (_, at) => ({
    addressType: 'headOffice',
    country: india._id,
    state: 'Gujarat',
    city: 'Surat',
    address: `${at + 1} Ring Road, Athwa`,
    zipCode: '395003',
  }))
  return callAs(owner, 'POST', '/company-location/add-multiple-locations', { locations })
}

const contact = {
  authorityType: 'agreementSigningAuthority',
  authorityPosition: 'ownerFounder',
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@maple.example',
  countryCode: '+91',
  mobile: '9824012345',
}

/** Puts a sound file into a slot. */
export async function fillSlot(owner: Session, documentType: CompanyDocumentType, name = `${documentType}.pdf`) {
  const { buffer, mimeType } = documents.pdf()
  const file = { fileName: name, fileType: mimeType, fileSize: buffer.length, purpose: 'company-document' }
  const { presignedUrl, fileKey, headers } = await callAs(owner, 'POST', '/s3/upload-url', file)
  await fetch(new URL(presignedUrl, address), { method: 'PUT', headers, body: new Uint8Array(buffer) })
  const filled = [{ documentType, documentKey: fileKey }]
  return callAs(owner, 'POST', '/company-document/add-multiple-documents', { documents: filled })
}

const spared = { needsPanCard: true, needsIdProof: true, needsGst: true }
const isGiven = (type: CompanyDocumentType) => !['panCard', 'idProof', 'gstCertificate'].includes(type)

/** The owner of a new company that has done the steps before this one; at 6 everything is there, and nothing completed. */
export async function ownerAtStep(page: Page, step: number): Promise<Session> {
  const owner = await newOwner(page)
  if (step > 1) await updateCompany(owner, { tradingName: 'Maple', companyName: 'Maple Pathways' })
  if (step > 2) await addLocations(owner)
  if (step > 3) await callAs(owner, 'POST', '/company-employee/add-multiple-employees', { employees: [contact] })
  if (step > 4) {
    for (const type of companyDocumentTypes.filter(isGiven)) await fillSlot(owner, type)
    await updateCompany(owner, { websiteLink: 'https://maple.example', documentationInfo: spared })
  }
  if (step > 5) {
    const reference = { referenceBy: 'SOCIAL_MEDIA', socialMedia: 'LINKEDIN' }
    await callAs(owner, 'POST', '/company-reference/add-reference', reference)
  }
  return owner
}
