import { applied } from './application.ts'
import { institutionWithIntake } from './institution.ts'
import { make } from './records.ts'
import { callAs, type Session } from './sessions.ts'
import { enrolled } from './student.ts'
import { address, type PersonName } from './world.ts'

type Ids = Record<string, string>

/** One record of each kind that a page may be opened for, by the name that stands in `pages`. */
export async function someRecords(session: (person: PersonName) => Promise<Session>): Promise<Ids> {
  const administrator = await session('administrator')
  const bench = await session('bench')
  const first = async (path: string): Promise<string> =>
    (await callAs(administrator, 'POST', `${path}/list`, { limit: 1 })).data[0]._id
  const hotlist = await make.hotlist(bench)
  const candidate = await make.candidate(bench, { jobTitle: 'Harbour Pilot', skills: ['Charts'] })
  await make.member(bench, hotlist._id, [candidate._id])
  const resumes = await make.resumeBatch(bench)
  const owner = await session('owner')
  const [company] = (await callAs(owner, 'POST', '/company/list-companies')).data
  const place = {
    address: '12 Harbor Street',
    country: await first('/address-management/country'),
    state: 'Shore',
    city: 'Harbor',
    zipCode: '07302',
  }
  const contact = { email: 'bills@harbor.example', phone: '+1 201 555 0143' }
  const added = async (path: string, body: object) =>
    (await callAs(owner, 'POST', path, { ...place, ...body })).data._id
  return {
    company: company._id,
    resumeBatch: resumes.batch,
    resumeBatchFile: resumes.bare,
    heldResume: resumes.held,
    hotlist: hotlist._id,
    student: (await enrolled(bench, 'Ahead'))._id,
    institution: (await institutionWithIntake(owner))._id,
    studentApplication: (await applied(bench, 'offer', await session('recruiter')))._id,
    vendor: (await make.vendor(bench))._id,
    job: (await callAs(bench, 'POST', '/job/list', { limit: 1 })).data[0]._id,
    submission: (await callAs(bench, 'POST', '/submission/list', { limit: 1 })).data[0]._id,
    lead: (await callAs(bench, 'POST', '/lead/list', { limit: 1 })).data[0]._id,
    application: (await callAs(bench, 'POST', '/application/list', { limit: 1 })).data[0]._id,
    interview: (await callAs(bench, 'POST', '/interview/list', { limit: 1, filters: { state: 'planned' } })).data[0]
      ._id,
    placement: (await callAs(bench, 'POST', '/placement/list', { limit: 1 })).data[0]._id,
    publicJob: (await callAs(bench, 'POST', '/job/list', { limit: 1, filters: { isPublished: true } })).data[0]._id,
    client: (await callAs(bench, 'POST', '/client/list', { limit: 1 })).data[0]._id,
    suppression: (await callAs(bench, 'POST', '/suppression/list', { limit: 1 })).data[0]._id,
    vendorGroup: (await callAs(bench, 'POST', '/vendor-group/list', { limit: 1 })).data[0]._id,
    emailTemplate: (await callAs(bench, 'POST', '/email-template/list', { limit: 1 })).data[0]._id,
    campaign: (await callAs(bench, 'POST', '/campaign/list', { searchTerm: 'Our bench', filters: { state: 'draft' } }))
      .data[0]._id,
    mailbox: (await callAs(bench, 'POST', '/mailbox/list', { searchTerm: 'bench@harbor.example' })).data[0]._id,
    office: await added('/company-office/add', { name: 'Harbor front' }),
    billing: await added('/billing-details/add', { name: 'Harbor accounts', ...contact }),
    unit: (await callAs(owner, 'POST', '/business-unit/add', { name: `Desk ${crypto.randomUUID()}` })).data._id,
    member: (await callAs(owner, 'POST', '/company-member/list', { limit: 1 })).data[0]._id,
    candidate: candidate._id,
    import: await make.import(administrator, 'skill', 'Name,Status\nSewing,active\n'),
    candidateImport: await make.import(
      bench,
      'candidate',
      'Full Name,Email,Phone\nIda Loom,ida@mail.example,5551234567\n',
    ),
    user: (await callAs(administrator, 'POST', '/users/list-bench-marketer', { limit: 1 })).data[0]._id,
    news: (await make.article(administrator, 'news'))._id,
    offer: (await make.article(administrator, 'offer'))._id,
    plan: await first('/plan'),
    order: await first('/order'),
    share: await shareOf(bench, hotlist._id),
    presented: await presentedOf(bench),
    agree: await askedOf(bench, candidate._id),
    book: await offeredOf(bench),
    mailLink: await mailLinkOf('news.reader@delta.example'),
    paper: (await callAs(owner, 'POST', '/agreement/view', { companyId: company._id })).data.papers[0].code,
    agreementVersion: await first('/agreement-version'),
    skill: await first('/skill'),
    service: await first('/service'),
    country: await first('/address-management/country'),
    state: await first('/address-management/state'),
    city: await first('/address-management/city'),
  }
}

/** An address with the ids in place of their names. */
export const fillIn = (path: string, ids: Ids) =>
  path.replace(/\{([\w-]+)\}/g, (whole, name: string) => ids[name] ?? whole)

/** The token of a link that asks for the right to represent somebody. */
async function askedOf(bench: Session, candidateId: string): Promise<string> {
  const jobId = (await callAs(bench, 'POST', '/job/list', { limit: 1 })).data[0]._id
  const { address } = await callAs(bench, 'POST', '/representation/ask', { candidateId, jobId, byMail: false })
  return address.slice(address.lastIndexOf('/') + 1)
}

/** The token of a link that presents somebody who stands for a job. */
async function presentedOf(bench: Session): Promise<string> {
  const [live] = (await callAs(bench, 'POST', '/submission/list', { limit: 1, filters: { isLive: true } })).data
  const people = [{ submissionId: live._id }]
  const { address } = await callAs(bench, 'POST', '/presentation/add', {
    ...{ jobId: live.job, people, title: 'For the client' },
  })
  return address.slice(address.lastIndexOf('/') + 1)
}

/** The token of a link by which somebody chooses the time of an interview. */
export async function offeredOf(bench: Session): Promise<string> {
  const filters = { isLive: true, submittedBy: bench.user._id }
  const submissionId = (await callAs(bench, 'POST', '/submission/list', { limit: 1, filters })).data[0]._id
  const interview = { kind: 'video' }
  const { address } = await callAs(bench, 'POST', '/booking/offer-times', { submissionId, interview, byMail: false })
  return address.slice(address.lastIndexOf('/') + 1)
}

/** An administrator's hours of the free consultation, on every day. */
export async function offerConsultations(administrator: Session): Promise<void> {
  const { data } = await callAs(administrator, 'POST', '/booking/times', {})
  if (data.hours.length > 0) return
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '12:00' }))
  await callAs(administrator, 'POST', '/booking/add-times', { ...data, zone: 'America/Toronto', hours })
}

/** The token at the end of mails to somebody of the demo. */
export async function mailLinkOf(email: string): Promise<string> {
  const page = await (await fetch(new URL('/dev/mailbox/links', address))).text()
  const [, part = ''] = page.split(`to ${email}`)
  return /\/unsubscribe\/([\w-]+)/.exec(part)?.[1] ?? ''
}

/** The token of a new link to a hotlist. */
async function shareOf(session: Session, hotListId: string): Promise<string> {
  const { data } = await callAs(session, 'POST', '/share/add', { hotListId, title: 'For the sweep' })
  const { address } = await callAs(session, 'POST', '/share/address', { id: data._id })
  return new URL(address).pathname.replace('/share/', '')
}
