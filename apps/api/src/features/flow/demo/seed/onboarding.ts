import { join } from 'node:path'
import {
  type CompanyDocumentType,
  companyDocumentTypes,
  documentFlags,
} from '@corridor/contract/company/onboarding/choices'
import type { CompanySection } from '@corridor/contract/field/company-sections'
import type { WhoAreYouType } from '@corridor/contract/field/who-are-you'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newToken } from '../../../../platform/crypto.ts'
import { newId } from '../../../../platform/ids.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { readFacts } from '../../../trust/verification/facts.ts'
import { keepDecision, keepHistory } from '../../../trust/verification/store.ts'

type Tx = postgres.TransactionSql

interface Place {
  /** The country's ISO code. */
  country: string
  state: string
  city: string
  address: string
  zip: string
  code: string
  mobile: string
}

const surat: Place = place('IN', 'Gujarat', 'Surat', '12 Ring Road, Athwa', '395003', '+91', '9824012345')
const toronto: Place = place('CA', 'Ontario', 'Toronto', '410 King Street West', 'M5V1K4', '+1', '4165550142')
const london: Place = place('GB', 'England', 'London', '24 Harbour View Road', 'SW1A1AA', '+44', '7400123456')
const dallas: Place = place('US', 'Texas', 'Dallas', '1800 Elm Street, Suite 400', '75201', '+1', '2145550142')

/** Companies with their type and their place. The step of its onboarding decides the parts that it has. */
const companies: { name: string; type: WhoAreYouType; at: Place }[] = [
  { name: 'Harbor Staffing', type: 'business', at: dallas },
  { name: 'Summit Talent', type: 'business', at: dallas },
  { name: 'Maple Pathways', type: 'agent', at: toronto },
  { name: 'Atlas Study Abroad', type: 'agent', at: london },
  { name: 'Birch Advisors', type: 'person', at: london },
  { name: 'Cedar Coaching', type: 'coaching', at: surat },
  { name: 'Willow Visas', type: 'agent', at: surat },
  { name: 'Aspen Study', type: 'school', at: toronto },
  { name: 'Rowan Consulting', type: 'business', at: london },
  { name: 'Juniper Placement', type: 'business', at: dallas },
]

const files: Record<CompanyDocumentType, string> = {
  visitingCard: 'visiting-card.jpg',
  panCard: 'visiting-card.jpg',
  idProof: 'visiting-card.jpg',
  gstCertificate: 'licence.pdf',
  licenceDocument: 'licence.pdf',
  authorityLetter: 'authority-letter.pdf',
  cancelledCheque: 'cancelled-cheque.jpg',
}
// Documents that a firm outside India does not have.
const spared = ['panCard', 'gstCertificate', 'idProof'] as const satisfies (keyof typeof documentFlags)[]

/** Decisions of the demo's administrator so far; the other sections wait. */
const decisions: { name: string; section: CompanySection; reason?: string }[] = [
  { name: 'Harbor Staffing', section: 'companyPersonName' },
  { name: 'Harbor Staffing', section: 'officeAddress' },
  {
    name: 'Harbor Staffing',
    section: 'contactDetails',
    reason: 'Nobody answers at this number. Please give one that reaches the signing authority.',
  },
  { name: 'Atlas Study Abroad', section: 'companyPersonName' },
  { name: 'Atlas Study Abroad', section: 'contactDetails' },
  { name: 'Atlas Study Abroad', section: 'referenceBy' },
]

interface Standing {
  id: string
  name: string
  domain: string
  step: number
  is_done: boolean
  owner_id: string
  first_name: string
  last_name: string
  email: string
}

/** Fills in the onboarding of each demo company up to its step. */
export async function demoOnboarding(tx: Tx, storage: Storage): Promise<void> {
  for (const { name, type, at } of companies) {
    const company = await standing(tx, name)
    const country = await countryOf(tx, at.country)
    const who = { partner_type: type, your_country_id: country, client_country_id: country }
    await tx`update company set ${tx(who)} where id = ${company.id}`
    if (company.step > 2) await addLocation(tx, company, country, at)
    if (company.step > 3) await addEmployee(tx, company, at)
    if (company.step > 4) await addDocuments(tx, company, storage)
    if (company.step > 5) await addReference(tx, company)
  }
  for (const decision of decisions) await decide(tx, decision)
}

async function standing(tx: Tx, name: string): Promise<Standing> {
  const [row] = await tx<Standing[]>`
    select c.id, c.name, c.domain, c.current_on_boarding_step as step, c.is_on_boarding_completed as is_done, u.id as owner_id,
      u.first_name, u.last_name, u.email
    from company c join user_account u on u.id = c.created_by where c.name = ${name}`
  if (!row) throw new Error(`The demo has no ${name}`)
  return row
}

async function countryOf(tx: Tx, code: string): Promise<string> {
  const [row] = await tx<{ id: string }[]>`select id from country where code = ${code} and deleted_at is null`
  if (!row) throw new Error(`The demo has no country ${code}`)
  return row.id
}

const ownedBy = ({ id, owner_id }: Standing) => ({ id: newId(), company_id: id, created_by: owner_id })

/** The state and the city are those of the data set if it has them. */
async function addLocation(tx: Tx, company: Standing, country: string, at: Place): Promise<void> {
  const [known] = await tx<{ state: string; city: string }[]>`
    select s.id as state, c.id as city from state s join city c on c.state_id = s.id
    where s.country_id = ${country} and s.name = ${at.state} and c.name = ${at.city} limit 1`
  await tx`insert into company_location ${tx({
    ...ownedBy(company),
    address_type: 'registeredOffice',
    country_id: country,
    state_id: known?.state ?? null,
    state_name: known ? null : at.state,
    city_id: known?.city ?? null,
    city_name: known ? null : at.city,
    address: at.address,
    zip_code: at.zip,
  })}`
}

const addEmployee = (tx: Tx, company: Standing, at: Place) => tx`
  insert into company_employee ${tx({
    ...ownedBy(company),
    authority_type: 'agreementSigningAuthority',
    authority_position: 'ownerFounder',
    first_name: company.first_name,
    last_name: company.last_name,
    email: company.email,
    country_code: at.code,
    mobile: at.mobile,
  })}`

async function addDocuments(tx: Tx, company: Standing, storage: Storage): Promise<void> {
  const documentation = Object.fromEntries(spared.map((type) => [documentFlags[type].lacks, true]))
  const website = { website_link: `https://www.${company.domain}`, documentation_info: documentation }
  await tx`update company set ${tx(website)} where id = ${company.id}`
  for (const type of companyDocumentTypes.filter((type) => !spared.some((one) => one === type))) {
    const file = files[type]
    const path = join(import.meta.dirname, 'files', file)
    const key = `company-document-${newToken()}`
    const fileType = file.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
    const size = await storage.keep({ key, type: fileType, companyId: company.id }, path)
    await tx`insert into stored_file ${tx({
      key,
      company_id: company.id,
      created_by: company.owner_id,
      purpose: 'company-document',
      original_name: file,
      file_type: fileType,
      file_size: size,
      state: 'confirmed',
      is_sealed: true,
      uploaded_at: now(),
      confirmed_at: now(),
    })}`
    await tx`insert into company_document ${tx({ ...ownedBy(company), document_type: type, file_key: key })}`
  }
}

const addReference = (tx: Tx, company: Standing) => tx`
  insert into company_reference ${tx({ ...ownedBy(company), reference_by: 'SOCIAL_MEDIA', detail: 'LINKEDIN' })}`

/** As an administrator decided it, with what stood there then: a later change shows beside it. */
export async function decide(
  tx: Tx,
  { name, section, reason = null }: { name: string; section: CompanySection; reason?: string | null },
): Promise<void> {
  const [found] = await tx<{ company: string; administrator: string }[]>`
    select c.id as company, u.id as administrator from company c, user_account u
    where c.name = ${name} and u.is_administrator limit 1`
  if (!found) return
  const companyId = found.company
  const state = reason ? 'returned' : 'verified'
  const decision = { companyId, section, reason, note: null, by: found.administrator }
  const facts = await readFacts(tx, companyId)
  await keepHistory(tx, { ...decision, decision: state, facts: facts[section] })
  await keepDecision(tx, { ...decision, state })
}

function place(
  country: string,
  state: string,
  city: string,
  address: string,
  zip: string,
  code: string,
  mobile: string,
): Place {
  return { country, state, city, address, zip, code, mobile }
}
