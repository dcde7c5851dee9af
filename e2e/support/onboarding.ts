import { request } from '@playwright/test'
import { forgetDraft } from './drafts.ts'
import { codeIn, letterTo } from './mailbox.ts'
import { callAs, type Session } from './sessions.ts'
import { address } from './world.ts'

const password = 'Quartz@7-otter'
let count = 0

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

/** The owner of a company of their own, by sign-up and letter, with the onboarding at `step` (1 to 4). */
export async function freshOwner(step: number, country = 'IN'): Promise<Session> {
  const http = await request.newContext({ baseURL: address })
  const email = `founder-${process.pid}-${Date.now()}-${++count}@example.com`
  const person = { firstName: 'Farah', lastName: 'Founder', email, password }
  const signUp = { ...person, yourCountry: country, clientCountry: 'CA', type: 'agent' }
  const signedUp = await http.post('/api/v1/company/sign-up', { data: signUp })
  if (!signedUp.ok()) throw new Error(`The sign-up answered ${signedUp.status()}: ${await signedUp.text()}`)
  const code = codeIn(await letterTo({ request: http }, email, /verification code/))
  await http.post('/api/v1/company/verify-email', { data: { email, code } })
  const signedIn = await http.post('/api/v1/company/sign-in', { data: { email, password } })
  const { token, roles, user } = await signedIn.json()
  await http.dispose()
  const owner = { token, roles, user }
  if (step > 1) {
    const { data } = await callAs(owner, 'POST', '/company/list-companies', {})
    await callAs(owner, 'PUT', `/company/update-company/${data[0]._id}`, { companyName: 'Founder and Family' })
  }
  if (step > 2) await addLocations(owner, [await somePlace(owner)])
  if (step > 3) await addContacts(owner, [somePerson()])
  // What the session says of the company has changed since.
  const now = await callAs(owner, 'GET', '/auth/me')
  return { token, roles: now.roles, user: now.user }
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
