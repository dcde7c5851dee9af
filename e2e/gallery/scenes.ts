import { expect, type Page } from '@playwright/test'
import { applied } from '../support/application.ts'
import { openMailHouse } from '../support/mail-house.ts'
import { addResume, make, unique } from '../support/records.ts'
import { callAs, type Session } from '../support/sessions.ts'
import { mailLinkOf, offerConsultations, offeredOf } from '../support/some-records.ts'
import { countryOf, declareFor, enrolled, givePaper, passportPicture } from '../support/student.ts'
import type { PersonName } from '../support/world.ts'
import { agencyScenes } from './agency-scenes.ts'

/** The place of a picture: its content, who looks, and how to get there. */
export interface Scene {
  /** The name that `--only` takes; several scenes may share it up to a slash: `candidates/plain`. */
  name: string
  person?: PersonName
  /** The address, or how it is found. */
  path: string | ((session: Session, as: (person: PersonName) => Promise<Session>) => Promise<string>)
  /** Steps on the page before the picture. */
  act?: (page: Page) => Promise<unknown>
}

type List = (session: Session, path: string, body?: object) => Promise<Record<string, unknown>[]>
const listed: List = async (session, path, body = {}) =>
  (await callAs(session, 'POST', path, { limit: 50, ...body })).data

const firstOf = async (session: Session, path: string, filters: object = {}) =>
  String((await listed(session, path, { filters }))[0]?._id)

/** Somebody whose record has most to show: one whose resume is a PDF, else one with a resume. */
const candidateWithResume = async (session: Session) => {
  const rows = await listed(session, '/candidate/list')
  const typeOf = ({ resume }: Record<string, unknown>) => (resume as { fileType?: string } | null)?.fileType
  const shown = rows.find((row) => typeOf(row) === 'application/pdf') ?? rows.find(typeOf) ?? rows[0]
  return `/company/candidate/view-candidate/${shown?._id}`
}

const sharedPage = async (session: Session) => {
  const { address } = await callAs(session, 'POST', '/share/address', {
    id: await firstOf(session, '/share/list', { state: 'open' }),
  })
  return new URL(address).pathname
}

const offeredConsultation = async (session: Session) => {
  await offerConsultations(session)
  // The zone of the browser would be asked for first.
  return '/consultation?zone=America/Toronto'
}

async function keepTime(page: Page, at = 0): Promise<void> {
  await page.locator('.book-times button').nth(at).click()
  await page.locator('.book-when').waitFor()
}

type As = (person: PersonName) => Promise<Session>

const applicationList = async (session: Session, as: As) => {
  await applied(session, 'offer', await as('bench'))
  return '/company/enrollstudent/list-application'
}
const applicationPage = (stage: 'confirmed') => async (session: Session, as: As) => {
  const { _id: id } = await applied(session, stage, await as('bench'))
  const loa = { kind: 'loa', number: 'LOA-20417', lastDay: '2099-09-01' }
  await callAs(session, 'POST', `/student-application/save-confirmation/${id}`, loa)
  await callAs(session, 'POST', `/student-application/add-condition/${id}`, { text: 'Final transcript' })
  return `/company/enrollstudent/view-application/${id}`
}
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The day of somebody whose students have an appointment, and papers that are late. */
async function todayOfStudents(session: Session): Promise<string> {
  const { _id: id, student } = await applied(session)
  await callAs(session, 'PUT', `/student-application/update/${id}`, { visaAppointmentDate: dayIn(4) })
  await callAs(session, 'POST', '/student-paper/ask', {
    studentId: student,
    papers: [{ title: 'Bank statement of six months', dueDate: dayIn(0) }],
  })
  return '/company/today?group=deadlines'
}

const studentWithApplication = async (session: Session, as: As) =>
  `/company/enrollstudent/view-student/${(await applied(session, 'offer', await as('bench'))).student}`

const commissionList = async (session: Session, as: As) => {
  await applied(session, 'confirmed', await as('bench'))
  return '/company/enrollstudent/list-commission'
}
/** A file on which a colleague commented. */
const studentUnderReview = async (session: Session, as: As) => {
  const { _id: studentId } = await enrolled(session, 'Menon')
  await callAs(session, 'POST', '/file-review/ask', { studentId, note: 'Before Friday' })
  const comment = { step: 2, field: 'city', text: 'Which Surat is it?' }
  await callAs(await as('recruiter'), 'POST', '/file-review/comment', { studentId, ...comment })
  return `/company/enrollstudent/view-student/${studentId}`
}
const showReview = (page: Page) =>
  page
    .locator('[data-section]')
    .filter({ has: page.locator('h2', { hasText: /Review|مراجعة|Relire|审核/ }) })
    .first()
    .scrollIntoViewIfNeeded()

async function openRules(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Agency settings|إعدادات الوكالة)$/ })
    .first()
    .click()
  await page.getByRole('dialog').locator('input').first().waitFor()
}

const studentList = async (session: Session) => {
  await ofStudent(session, 'view-student')
  return '/company/enrollstudent/list-student'
}

/** A table of students whose columns are matched. */
const mappedStudents = async (session: Session) => {
  const lines = [
    'First Name,Last Name,Email,Country Code,Phone Number,Passport Number,Birth Date,Expiry Date',
    'Asha,Rao,asha@mail.example,+91,9820054321,Z1234567,2001-03-01,2035-06-30',
  ]
  return `/company/transfer/view-import/${await make.import(session, 'student', lines.join('\n'), 'students.csv')}`
}

async function askForSealed(page: Page): Promise<void> {
  // The menu's words and the tick's are the language's.
  await page.locator('main button[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitem').last().click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.getByRole('dialog').locator('input[autocomplete=current-password]').waitFor()
}

async function openMore(page: Page): Promise<void> {
  const more = page.getByRole('navigation').first().locator('[aria-haspopup=menu]')
  // A phone has the sheet instead.
  if (await more.isVisible()) await more.click()
}

async function searchSettings(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) return
  await page.getByRole('searchbox').first().fill('a')
}

async function bookConsultation(page: Page): Promise<void> {
  // Another than that of the scene which only keeps one: both may be taken at once.
  await keepTime(page, -1)
  for (const [name, value] of [
    ['firstName', 'Vera'],
    ['lastName', 'Lind'],
    ['email', `${unique('vera').replace(' ', '-')}@mail.example`],
    ['phone', '+1 415 555 0100'],
  ] as const)
    await page.locator(`input[name=${name}]`).fill(value)
  await page.getByRole('checkbox').check()
  await expect(async () => {
    await page.locator('.lead-form .filled').click({ timeout: 1_000 })
    await page.locator('.book').waitFor({ timeout: 3_000 })
  }).toPass()
}

const ofStudent = async (session: Session, page: string) =>
  `/company/enrollstudent/${page}/${(await enrolled(session, unique('Rao')))._id}`

/** The address at which a student signs. */
const declarationLink = async (session: Session) => {
  const { _id: studentId } = await enrolled(session, unique('Rao'))
  const { links } = await callAs(session, 'POST', '/student/ask-declaration', { studentId, byMail: false })
  return new URL(links[0].address).pathname
}

/** A student whose declaration a change has reopened. */
const reopenedStudent = async (session: Session) => {
  const { _id: studentId } = await enrolled(session, unique('Rao'))
  await declareFor(session, studentId)
  await callAs(session, 'POST', '/student/marital-status', { studentId, maritalStatus: 'married', numberOfKids: 1 })
  return `/company/enrollstudent/summary/${studentId}`
}

const studentWithPapers = async (session: Session) => {
  const { _id: id } = await enrolled(session, unique('Rao'))
  await givePaper(session, id, 'transcript', 'Marks of twelfth grade')
  await givePaper(session, id, 'photo', 'Portrait')
  await givePaper(session, id, 'visa', 'Visitor visa of Canada', { expiryDate: '2024-06-30' })
  await givePaper(session, id, 'passport', 'Passport', { expiryDate: '2035-06-30' })
  return `/company/enrollstudent/view-student/${id}`
}

/** A student with papers in each state, and a checklist of one country. */
const studentWithAskedPapers = async (session: Session) => {
  const { _id: studentId } = await enrolled(session, unique('Rao'))
  const country = await countryOf(session, 'New Zealand')
  await callAs(session, 'POST', '/student/plan', { studentId, targetCountries: [country] })
  const { data } = await callAs(session, 'POST', '/student-paper/checklist', { studentId })
  const rows = (data.countries[0].rows as { _id: string }[]).slice(0, 4)
  const papers = rows.map(({ _id: checklist }, at) => ({ checklist, dueDate: at === 3 ? '2026-11-01' : '2027-02-01' }))
  const asked = await callAs(session, 'POST', '/student-paper/ask', { studentId, papers })
  const [passport, offer, receipt] = (asked.data as { _id: string }[]).map(({ _id }) => _id)
  const given = await givePaper(session, studentId, 'other', 'Scan', { expiryDate: '2027-01-20' })
  for (const id of [passport, offer, receipt])
    await callAs(session, 'POST', `/student-paper/receive/${id}`, { documentId: given.data[0]._id })
  await callAs(session, 'POST', `/student-paper/accept/${passport}`)
  await callAs(session, 'POST', `/student-paper/return/${offer}`, { reason: 'too-old', words: 'older than 31 days' })
  return `/company/enrollstudent/view-student/${studentId}?show=papers`
}

const showPapers = (page: Page) =>
  page
    .locator('[data-section]')
    .filter({ has: page.locator('h2', { hasText: /Papers|الأوراق|Pièces|材料/ }) })
    .first()
    .evaluate((section) => section.scrollIntoView())

async function readPassport(page: Page): Promise<void> {
  const file = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: passportPicture() }
  await page.locator('main input[type=file]').setInputFiles(file)
  await page.locator('main img[src^="data:"]').scrollIntoViewIfNeeded({ timeout: 30_000 })
}

/** A file that contradicts itself in several steps and in its plan. */
const contradicting = (page: string) => async (session: Session) => {
  const { _id: studentId } = await enrolled(session, unique('Okafor'))
  const [india, britain, canada] = await Promise.all(
    ['India', 'United Kingdom', 'Canada'].map((name) => countryOf(session, name)),
  )
  const paper = { country: britain, month: '2025-03' }
  await givePaper(session, studentId, 'refusal-letter', 'Refusal letter of the Home Office', paper)
  const relative = { studentId, relation: 'spouse', firstName: 'Imtiaz', lastName: 'Khan', parts: [] }
  await callAs(session, 'POST', '/student/add-relative', relative)
  const plan = { targetCountries: [canada], intake: '2035-02', fundsAmount: 9_000, fundsCurrency: 'CAD' }
  await callAs(session, 'POST', '/student/plan', { studentId, ...plan })
  const place = { addressLineOne: '12 Marine Drive', state: 'Coast', city: 'Harbor', zipCode: '400020', country: india }
  const formerAddresses = [{ country: india, place: 'Pune', from: '2020-01', to: '2022-01' }]
  await callAs(session, 'POST', '/student/address', { studentId, ...place, livedSince: '2024-06', formerAddresses })
  return `/company/enrollstudent/${page}/${studentId}`
}

const waitForPapers = (page: Page) => page.locator('.tabler-icon-external-link').last().scrollIntoViewIfNeeded()

async function studentWithFamily(session: Session): Promise<string> {
  const { _id: studentId } = await enrolled(session, unique('Khan'))
  const relative = { studentId, relation: 'spouse', firstName: 'Imtiaz', lastName: 'Khan', parts: ['address'] }
  await callAs(session, 'POST', '/student/add-relative', relative)
  await callAs(session, 'POST', '/student/plan', { studentId, level: 'master', field: 'Public Health' })
  return `/company/enrollstudent/view-student/${studentId}`
}

/** Presses the first button of a section of a record, which opens a dialog. */
const openSection = (at: number) => async (page: Page) => {
  await page.locator('[data-section]').nth(at).locator('button').first().click()
  await page.getByRole('dialog').locator('input:not([type=radio])').first().waitFor()
}

async function openCounsellor(page: Page): Promise<void> {
  await page.locator('button:has(.tabler-icon-dots-vertical)').first().click()
  await page.locator('[role=menuitem]:has(.tabler-icon-user-share)').click()
  await page.getByRole('dialog').locator('input:not([type=radio])').first().waitFor()
}

async function openStudentPdf(page: Page): Promise<void> {
  await page.locator('button:has(.tabler-icon-dots-vertical)').first().click()
  await page.locator('[role=menuitem]:has(.tabler-icon-file-type-pdf)').click()
  await page.getByRole('dialog').getByRole('radio').last().check()
  await page.getByRole('dialog').locator('input[name=currentPassword]').waitFor()
}

async function openStudentPaper(page: Page): Promise<void> {
  await waitForPapers(page)
  await page.locator('section:has(.tabler-icon-external-link) h2 + button').click()
  await page.getByRole('dialog').locator('input[type=file]').waitFor({ state: 'attached' })
}

const unsubscribedOf = async (session: Session) => {
  const [row] = await listed(session, '/suppression/list', { filters: { reason: 'unsubscribed', topic: 'all' } })
  return `/company/suppression/view-suppression/${row?._id}`
}

/** A mailbox whose server lists its folders. */
const readMailbox = async (session: Session) => {
  const password = 'Harbor-lantern-94'
  const { smtpPort, imapPort } = await openMailHouse(password)
  const address = `desk-${crypto.randomUUID().slice(0, 8)}@harbor.example`
  const { data } = await callAs(session, 'POST', '/mailbox/add', {
    ...{ way: 'password', name: 'Harbor desk', address, userName: address, password },
    ...{ smtpHost: 'localhost', smtpPort, imapHost: 'localhost', imapPort },
  })
  return `/company/mailbox/edit/${data._id}`
}

/** A draft from a business unit that says neither from where nor from whom it writes. */
const campaignThatLacks = async (session: Session) => {
  const { data: unit } = await callAs(session, 'POST', '/business-unit/add', { name: unique('Desk') })
  const person = await make.candidate(session)
  const { data } = await callAs(session, 'POST', '/campaign/add', {
    ...{ kind: 'plain', subject: 'News of the autumn', body: '<p>Good morning</p>' },
    ...{ from: unit._id, candidates: [person._id] },
  })
  return `/company/campaign/check-campaign/${data._id}`
}

const waitForFields = (page: Page) => page.getByRole('main').locator('form, article').first().waitFor()

/** The resume is drawn once its canvas is wider than it begins. */
const waitForPage = async (page: Page) => {
  const width = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas) => (canvas as HTMLCanvasElement).width)
  await expect.poll(width).toBeGreaterThan(300)
}

/** The record of a search's first hit, reached from the list. */
const openFirstRow = async (page: Page) => {
  await page.locator('[data-row] a').first().click()
  await page.locator('[aria-keyshortcuts=j]').waitFor()
}

const choosePeople = async (page: Page) => {
  await openConversation(page, /Java Developer, remote/)
  await page.keyboard.press('s')
  await page
    .getByRole('checkbox', { name: /^Choose |اختيار/ })
    .first()
    .waitFor()
  await page.keyboard.press('x')
  await page.keyboard.press('x')
}

const openConversation = async (page: Page, name = /Charlotte NC/) => {
  await page.getByRole('main').getByRole('button', { name }).first().click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
}

/** Two records of one person, to be looked at side by side. */
const pairOfOne = async (session: Session) => {
  const person = { firstName: 'Priya', lastName: 'Venkataraman', phone: '+1 415 555 0134', jobTitle: 'Data Engineer' }
  await make.candidate(session, { ...person, email: 'priya.v@mail.example', skills: ['Python', 'Airflow'] })
  await make.candidate(session, { ...person, email: 'priya@home.example', location: 'Oakland, CA', skills: ['Spark'] })
  const found = async () => (await listed(session, '/candidate-duplicate/list')).length
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(0)
  return '/company/candidate/list-duplicate'
}

const pendingCompany = async (session: Session) => {
  const [row] = (await listed(session, '/verification/list-pending')) as { companyInfo: { _id: string }[] }[]
  return `/admin/companies/view-company/${row?.companyInfo[0]?._id}`
}

const waitForCards = (page: Page) => page.getByRole('main').getByRole('listitem').first().waitFor()
const selectRows = async (page: Page) => {
  // On a phone a row is a card: both have their box after the one for all.
  const boxes = page.getByRole('main').getByRole('checkbox')
  for (const at of [1, 2, 3]) await boxes.nth(at).check()
}

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('an')
  await page.getByRole('group').nth(1).waitFor()
}

/** Made once; a second picture shows it as it stands. */
const makePdf = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Make |PDF|إعداد/ })
    .first()
    .click()
  await page.getByRole('listitem').filter({ hasText: /\d$/ }).first().waitFor()
}

const unitsOf = async (session: Session) => {
  const add = async (name: string, parent: string | null = null): Promise<string> =>
    (await callAs(session, 'POST', '/business-unit/add', { name, parent })).data._id
  const europe = await add(unique('Europe'))
  await add('Berlin', await add('Germany', europe))
  await add('France', europe)
  await add(unique('Asia'))
  return '/company/organization'
}

/** Two entries of one student, and two of a family that shares an e-mail. */
const pairOfStudents = async (session: Session) => {
  const lastName = unique('Rao').replace(' ', '')
  const email = `${lastName}@mail.example`
  const { _id: studentId } = await enrolled(session, lastName, { email })
  await callAs(session, 'POST', '/student/plan', { studentId, intake: '2027-09', level: 'master' })
  await enrolled(session, lastName)
  const ravi = await enrolled(session, lastName, { email })
  await callAs(session, 'POST', '/student/full-name', { studentId: ravi._id, firstName: 'Ravi', lastName })
  const found = async () => (await listed(session, '/student-duplicate/list')).length
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(1)
  return `/company/enrollstudent/list-duplicate?search=${lastName}`
}
const pairOfVendors = async (session: Session) => {
  await expect.poll(async () => (await listed(session, '/vendor-duplicate/list')).length, { timeout: 90_000 }).toBe(1)
  return '/company/vendors/list-duplicate'
}
const presentedJob = async (session: Session) =>
  `/company/job/view-job/${(await listed(session, '/presentation/list'))[0]?.job}`
const openPresenting = async (page: Page) => {
  await page.getByRole('button', { name: /Present to client|عرض على العميل/ }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
}
/** The newest presentation by a new link: nobody sees the one that it had. */
const presentedPage = async (session: Session) => {
  const [row] = await listed(session, '/presentation/list')
  const { address } = await callAs(session, 'POST', `/presentation/renew/${row?._id}`)
  return new URL(address).pathname
}
const vendorStep = (step: number) => async (session: Session) =>
  `/company/vendors/add-vendor-step-${step}?vendor=${await firstOf(session, '/vendor/list')}`

/** A batch of a resume that was read whole, one of which little was understood, and one with a position that was not understood. */
const droppedBatch = async (session: Session, start = {}) => {
  const batch = (await callAs(session, 'POST', '/resume-batch/start', start)).data._id
  const mark = unique('Lane').replace(/[^a-z]/gi, '')
  const whole = ['EXPERIENCE', 'Java Developer, Harbour Logistics Ltd', '2018 - 2023', 'Kept the ledger of deliveries.']
  const vague = ['SKILLS', 'Java, SQL', 'This and that.', 'In several places.', 'With many people.', 'And more of it.']
  const torn = ['EXPERIENCE', '2015 - 2018', '', 'EDUCATION', 'Some years by the sea', '', 'SKILLS', 'Java, SQL']
  for (const [at, lines] of [whole, vague, torn].entries()) {
    const head = [
      `Dana ${mark}`,
      'Java Developer',
      `${mark}${at}@mail.example`,
      `+1 415 555 ${1000 + Math.floor(Math.random() * 9000)}`,
    ]
    await addResume(session, batch, ['dana.txt', 'vague.txt', 'torn.txt'][at] ?? '', [...head, ...lines].join('\n'))
  }
  const reading = async () => (await callAs(session, 'GET', `/resume-batch/view/${batch}`)).data.counts.reading
  await expect.poll(reading, { timeout: 60_000 }).toBe(0)
  return batch
}
async function readUnread(page: Page): Promise<void> {
  const lines = ['Dana Lane', 'Java Developer', 'dana.lane@mail.example', '', 'EXPERIENCE', '2015 - 2018', '']
  const more = ['EDUCATION', 'Some years by the sea', '', 'SKILLS', 'Java, SQL']
  const buffer = Buffer.from([...lines, ...more].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'dana.txt', mimeType: 'text/plain', buffer })
  await page.getByRole('button', { name: /^(Upload|رفع)$/ }).click()
  await page.locator('#also-found').waitFor({ timeout: 30_000 })
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  await page.locator('#also-found').scrollIntoViewIfNeeded()
}
const dropped = async (session: Session) =>
  `/company/super-candidate/view-resume-parsing/${await droppedBatch(session)}`
const reviewed = async (session: Session) => {
  const batch = await droppedBatch(session, { isReviewed: true })
  const [file] = await listed(session, '/resume-batch/list-file', { filters: { batch, isOpen: true } })
  return `/company/super-candidate/review-resume/${file?._id}`
}

const institutionOfDemo = async (session: Session) => {
  const [row] = await listed(session, '/institution/list', { searchTerm: 'Lakelight' })
  return `/company/enrollstudent/view-institution/${row?._id}`
}

export const scenes: readonly Scene[] = [
  { name: 'institutions/list', person: 'consultant', path: '/company/enrollstudent/list-institution' },
  { name: 'institutions/record', person: 'consultant', path: institutionOfDemo },
  {
    name: 'institutions/contract',
    person: 'consultant',
    path: institutionOfDemo,
    act: async (page) => {
      await page.getByRole('button', { name: /^(Add Contract|إضافة عقد)$/ }).click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    },
  },
  { name: 'verification/company', person: 'administrator', path: pendingCompany, act: waitForPage },
  { name: 'verification/pending', person: 'administrator', path: '/admin/verification/pending-verifications' },
  {
    name: 'papers/edit',
    person: 'bench',
    path: async (session) =>
      `/company/candidate/candidate-details/${(await listed(session, '/candidate/list', { filters: { benchSinceBy: '2099-01-01' }, sortBy: 'createDate', sortDirection: 'asc' }))[0]?._id}`,
    act: waitForFields,
  },
  { name: 'record/plain', person: 'bench', path: candidateWithResume, act: waitForPage },
  {
    name: 'record/searched',
    person: 'bench',
    path: '/company/candidate/list-candidate?query=java%20AND%20spring',
    act: openFirstRow,
  },
  { name: 'candidates/plain', person: 'bench', path: '/company/candidate/list-candidate' },
  { name: 'candidates/searched', person: 'bench', path: '/company/candidate/list-candidate?query=java%20AND%20spring' },
  { name: 'candidates/selected', person: 'bench', path: '/company/candidate/list-candidate', act: selectRows },
  { name: 'duplicates', person: 'bench', path: pairOfOne },
  { name: 'direct', person: 'bench', path: '/company/super-candidate/resume-parsing' },
  { name: 'resumes/batch', person: 'bench', path: dropped, act: (page) => page.getByText('vague.txt').waitFor() },
  { name: 'resumes/review', person: 'bench', path: reviewed, act: waitForFields },
  {
    name: 'resumes/unread',
    person: 'bench',
    path: '/company/candidate/resume-parsing',
    act: readUnread,
  },
  { name: 'dashboards/owner', person: 'owner', path: '/company/dashboard' },
  { name: 'dashboards/recruiter', person: 'recruiter', path: '/company/dashboard' },
  { name: 'dashboards/bench', person: 'bench', path: '/company/dashboard' },
  { name: 'dashboards/administrator', person: 'administrator', path: '/admin/dashboard' },
  { name: 'palette', person: 'bench', path: '/company/dashboard', act: openPalette },
  { name: 'dashboards/student', person: 'student', path: '/candidate/dashboard' },
  { name: 'rail/more', person: 'owner', path: '/company/today', act: openMore },
  { name: 'settings/list', person: 'owner', path: '/company/setup' },
  { name: 'settings/search', person: 'owner', path: '/company/setup/settings', act: searchSettings },
  { name: 'settings/admin', person: 'administrator', path: '/admin/setting/list-skill' },
  { name: 'settings/templates', person: 'bench', path: '/company/email-template/list-email-template' },
  { name: 'setup/overview', person: 'owner', path: '/company/setup/overview' },
  { name: 'setup/members', person: 'owner', path: '/company/setup/members' },
  { name: 'setup/add-member', person: 'owner', path: '/company/setup/add-member' },
  { name: 'setup/branding', person: 'owner', path: '/company/setup/branding' },
  { name: 'setup/company-info', person: 'owner', path: '/company/setup/company-info' },
  {
    name: 'setup/view-member',
    person: 'owner',
    path: async (session) => `/company/setup/view-member/${await firstOf(session, '/company-member/list')}`,
  },
  { name: 'setup/users', person: 'recruiter', path: '/company/users' },
  {
    name: 'setup/invited',
    person: 'owner',
    path: async (session) => {
      const email = `asked-${Date.now()}@mail.example`
      await callAs(session, 'POST', '/company-member/invite', { people: [{ email, role: 'recruiter' }] })
      return '/company/setup/members'
    },
  },
  { name: 'setup/import-members', person: 'owner', path: '/company/transfer/add-import/member' },
  { name: 'account/profile', person: 'owner', path: '/account/home/user-profile', act: waitForFields },
  { name: 'account/notifications', person: 'owner', path: '/account/notifications/settings' },
  { name: 'roles', person: 'administrator', path: '/admin/user-management/user-roles' },
  { name: 'account/activity', person: 'owner', path: '/account/activity' },
  { name: 'wizard/address', person: 'notOnboarded', path: '/company/onboarding/step2', act: waitForFields },
  { name: 'wizard/documents', person: 'atStep4', path: '/company/onboarding/step4', act: waitForFields },
  { name: 'wizard/candidate', person: 'bench', path: '/company/candidate' },
  { name: 'inbox/waiting', person: 'bench', path: '/company/inbox', act: (page) => openConversation(page) },
  { name: 'inbox/submit', person: 'bench', path: '/company/inbox', act: choosePeople },
  { name: 'inbox/snoozed', person: 'bench', path: '/company/inbox/snoozed' },
  {
    name: 'mailboxes/edit',
    person: 'bench',
    path: readMailbox,
    act: (page) => page.getByRole('checkbox', { name: 'INBOX' }).waitFor(),
  },
  { name: 'mailboxes/list', person: 'owner', path: '/company/mailbox' },
  {
    name: 'mailboxes/domains',
    person: 'owner',
    path: async (session) => {
      const domain = `harbor-${crypto.randomUUID().slice(0, 6)}.example`
      const { data } = await callAs(session, 'POST', '/sending-domain/add', { domain })
      const asked = { returnDomain: `return.${domain}` }
      await callAs(session, 'POST', `/sending-domain/set-return/${data._id}`, asked)
      return '/company/mailbox/domains'
    },
    act: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'mailboxes/add',
    person: 'recruiter',
    path: '/company/mailbox/add',
    act: async (page) => {
      await page.locator('input[name=address]').fill('desk@harbor.example')
      await page.locator('input[name=password]').fill('wrong')
      await page.locator('form button[type=button]', { has: page.locator('svg.tabler-icon-plug-connected') }).click()
      await page.getByRole('main').getByRole('status').getByRole('listitem').first().waitFor()
    },
  },
  { name: 'vendor-groups/list', person: 'bench', path: '/company/vendors/list-vendor-group' },
  { name: 'vendor-groups/add', person: 'bench', path: '/company/vendors/add-vendor-group', act: waitForFields },
  {
    name: 'vendor-groups/view',
    person: 'bench',
    path: async (session) => `/company/vendors/view-vendor-group/${await firstOf(session, '/vendor-group/list')}`,
  },
  { name: 'campaigns/list', person: 'bench', path: '/company/campaign/list-campaign' },
  { name: 'campaigns/report', person: 'bench', path: '/company/reports' },
  { name: 'campaigns/report-people', person: 'bench', path: '/company/reports/mails?outcome=replied' },
  { name: 'campaigns/add', person: 'bench', path: '/company/campaign/add-campaign', act: waitForFields },
  {
    name: 'campaigns/check',
    person: 'bench',
    path: async (session) =>
      `/company/campaign/check-campaign/${await firstOf(session, '/campaign/list', { state: 'draft' })}`,
  },
  {
    name: 'campaigns/view',
    person: 'bench',
    path: async (session) =>
      `/company/campaign/view-campaign/${await firstOf(session, '/campaign/list', { state: 'done' })}`,
  },
  { name: 'email-templates/list', person: 'bench', path: '/company/email-template/list-email-template' },
  {
    name: 'email-templates/add',
    person: 'bench',
    path: '/company/email-template/add-email-template',
    act: waitForFields,
  },
  {
    name: 'email-templates/view',
    person: 'bench',
    path: async (session) =>
      `/company/email-template/view-email-template/${await firstOf(session, '/email-template/list')}`,
  },
  {
    name: 'email-templates/edit',
    person: 'bench',
    path: async (session) =>
      `/company/email-template/edit-email-template/${await firstOf(session, '/email-template/list')}`,
    act: waitForFields,
  },
  { name: 'lead/contact', path: '/contact' },
  { name: 'lead/assessment', path: '/assessment' },
  { name: 'lead/start', path: '/get-started' },
  { name: 'lead/consultation', person: 'administrator', path: offeredConsultation },
  { name: 'lead/consultation-kept', person: 'administrator', path: offeredConsultation, act: (page) => keepTime(page) },
  { name: 'lead/consultation-booked', person: 'administrator', path: offeredConsultation, act: bookConsultation },
  { name: 'lead/times', person: 'administrator', path: '/admin/leads/times', act: waitForFields },
  { name: 'lead/admin', person: 'administrator', path: '/admin/leads' },
  {
    name: 'lead/admin-view',
    person: 'administrator',
    path: async (session) => `/admin/leads/view-lead/${await firstOf(session, '/lead/list', { kind: 'assessment' })}`,
  },
  { name: 'lead/list', person: 'recruiter', path: '/company/leads' },
  {
    name: 'lead/view',
    person: 'recruiter',
    path: async (session) => `/company/leads/view-lead/${await firstOf(session, '/lead/list')}`,
  },
  { name: 'application/list', person: 'recruiter', path: '/company/job/list-application' },
  {
    name: 'application/view',
    person: 'recruiter',
    path: async (session) => `/company/job/view-application/${await firstOf(session, '/application/list')}`,
  },
  { name: 'application/board', person: 'recruiter', path: '/company/job/board', act: waitForCards },
  { name: 'application/stages', person: 'owner', path: '/company/setup/stages' },
  {
    name: 'application/apply',
    person: 'bench',
    path: async (session) => {
      const [row] = await listed(session, '/job/list', { filters: { isPublished: true } })
      return `/jobs/harbor-staffing/${row?._id}/apply`
    },
  },
  { name: 'submission/list', person: 'bench', path: '/company/submission/list-submission' },
  { name: 'submission/add', person: 'bench', path: '/company/submission/add-submission', act: waitForFields },
  {
    name: 'submission/view',
    person: 'bench',
    path: async (session) => `/company/submission/view-submission/${await firstOf(session, '/submission/list')}`,
  },
  {
    name: 'submission/edit',
    person: 'bench',
    path: async (session) => `/company/submission/edit-submission/${await firstOf(session, '/submission/list')}`,
    act: waitForFields,
  },
  { name: 'interview/admin', person: 'administrator', path: '/admin/interviews' },
  { name: 'job/admin', person: 'administrator', path: '/admin/jobs' },
  {
    name: 'job/admin-view',
    person: 'administrator',
    path: async (session) => `/admin/jobs/view-job/${await firstOf(session, '/job/list')}`,
  },
  { name: 'application/admin', person: 'administrator', path: '/admin/applications' },
  { name: 'submission/admin', person: 'administrator', path: '/admin/submissions' },
  { name: 'placement/admin', person: 'administrator', path: '/admin/placements' },
  { name: 'interview/list', person: 'bench', path: '/company/job/list-interview' },
  { name: 'interview/add', person: 'bench', path: '/company/job/add-interview', act: waitForFields },
  {
    name: 'interview/view',
    person: 'bench',
    path: async (session) => `/company/job/view-interview/${await firstOf(session, '/interview/list')}`,
  },
  { name: 'today/list', person: 'bench', path: '/company/today' },
  { name: 'today/students', person: 'bench', path: todayOfStudents },
  {
    name: 'reviews/rules',
    person: 'owner',
    path: '/company/enrollstudent/list-review',
    act: openRules,
  },
  {
    name: 'today/open',
    person: 'bench',
    path: '/company/today',
    act: (page) => page.locator('[data-verb] button').first().click(),
  },
  { name: 'placement/list', person: 'bench', path: '/company/job/list-placement' },
  { name: 'placement/add', person: 'bench', path: '/company/job/add-placement', act: waitForFields },
  {
    name: 'placement/view',
    person: 'bench',
    path: async (session) => `/company/job/view-placement/${await firstOf(session, '/placement/list')}`,
  },
  { name: 'email/installation', person: 'administrator', path: '/admin/email', act: waitForFields },
  { name: 'email/kept', person: 'administrator', path: '/admin/email/kept' },
  { name: 'campaigns/missing', person: 'owner', path: campaignThatLacks },
  { name: 'campaigns/rule', person: 'owner', path: '/company/setup/mail', act: waitForFields },
  { name: 'representation/rule', person: 'owner', path: '/company/setup/representation', act: waitForFields },
  { name: 'presentation/job', person: 'bench', path: presentedJob },
  { name: 'presentation/dialog', person: 'bench', path: presentedJob, act: openPresenting },
  {
    name: 'presentation/client',
    person: 'bench',
    path: presentedPage,
    act: (page) => page.getByRole('main').locator('summary').click(),
  },
  { name: 'booking/times', person: 'bench', path: '/company/setup/times', act: waitForFields },
  { name: 'booking/choose', person: 'bench', path: async (session) => `/book/${await offeredOf(session)}` },
  {
    name: 'students/list',
    person: 'recruiter',
    path: studentList,
  },
  { name: 'students/file', person: 'recruiter', path: (session) => ofStudent(session, 'view-student') },
  { name: 'applications/list', person: 'recruiter', path: applicationList },
  { name: 'applications/record', person: 'recruiter', path: applicationPage('confirmed') },
  { name: 'applications/board', person: 'recruiter', path: studentWithApplication },
  { name: 'commission/list', person: 'owner', path: commissionList },
  { name: 'commission/claims', person: 'owner', path: '/company/enrollstudent/list-commission-claim' },
  { name: 'commission/payments', person: 'owner', path: '/company/enrollstudent/list-commission-payment' },
  { name: 'reviews/list', person: 'recruiter', path: '/company/enrollstudent/list-review' },
  { name: 'reviews/file', person: 'bench', path: studentUnderReview, act: showReview },
  { name: 'students/family', person: 'recruiter', path: studentWithFamily },
  { name: 'students/relative', person: 'recruiter', path: studentWithFamily, act: openSection(1) },
  { name: 'students/plan', person: 'recruiter', path: studentWithFamily, act: openSection(0) },
  { name: 'students/counsellor', person: 'recruiter', path: studentWithFamily, act: openCounsellor },
  { name: 'students/duplicates', person: 'recruiter', path: pairOfStudents },
  { name: 'agency/papers', person: 'recruiter', path: studentWithAskedPapers, act: showPapers },
  { name: 'agency/checklist', person: 'recruiter', path: '/company/enrollstudent/list-checklist' },
  { name: 'agency/admin-checklist', person: 'administrator', path: '/admin/checklist?isOverdue=true' },
  { name: 'students/papers', person: 'recruiter', path: studentWithPapers, act: waitForPapers },
  { name: 'students/paper', person: 'recruiter', path: studentWithPapers, act: openStudentPaper },
  {
    name: 'students/pdf',
    person: 'recruiter',
    path: (session) => ofStudent(session, 'view-student'),
    act: openStudentPdf,
  },
  { name: 'students/passport', person: 'recruiter', path: (session) => ofStudent(session, 'passportdetails') },
  {
    name: 'students/passport-picture',
    person: 'recruiter',
    path: (session) => ofStudent(session, 'passportdetails'),
    act: readPassport,
  },
  { name: 'students/contacts', person: 'recruiter', path: (session) => ofStudent(session, 'emergencycontact') },
  { name: 'students/summary', person: 'recruiter', path: (session) => ofStudent(session, 'summary') },
  { name: 'students/findings', person: 'recruiter', path: contradicting('summary') },
  { name: 'students/refusals', person: 'recruiter', path: contradicting('deportationdetails'), act: waitForFields },
  { name: 'students/addresses', person: 'recruiter', path: contradicting('address'), act: waitForFields },
  {
    name: 'students/declaration',
    person: 'recruiter',
    path: (session) => ofStudent(session, 'declaration'),
    act: (page) => page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor(),
  },
  { name: 'students/declared-by-link', person: 'recruiter', path: declarationLink },
  { name: 'students/reopened', person: 'recruiter', path: reopenedStudent },
  { name: 'students/import', person: 'recruiter', path: mappedStudents, act: waitForFields },
  { name: 'students/export', person: 'recruiter', path: studentList, act: askForSealed },
  { name: 'suppression/list', person: 'bench', path: '/company/suppression/list-suppression' },
  { name: 'suppression/add', person: 'bench', path: '/company/suppression/add-suppression', act: waitForFields },
  { name: 'suppression/view', person: 'bench', path: unsubscribedOf },
  {
    name: 'suppression/release',
    person: 'bench',
    path: unsubscribedOf,
    act: (page) => page.locator('button:has(.tabler-icon-mail-check)').click(),
  },
  {
    name: 'suppression/choice',
    person: 'bench',
    path: async () => `/unsubscribe/${await mailLinkOf('hotlists.reader@delta.example')}`,
  },
  {
    name: 'suppression/stopped',
    person: 'bench',
    path: async () => `/unsubscribe/${await mailLinkOf('r.castillo@northgate.example')}`,
  },
  { name: 'suppression/dead', path: '/unsubscribe/no-such-link' },
  { name: 'bench/board', person: 'bench', path: '/company/bench' },
  { name: 'bench/groups', person: 'bench', path: '/company/bench?sort=skill&dir=asc', act: selectRows },
  { name: 'vendor-steps/notes', person: 'bench', path: vendorStep(3), act: waitForFields },
  { name: 'vendor-steps/format', person: 'bench', path: vendorStep(5), act: waitForFields },
  { name: 'vendor-steps/documents', person: 'bench', path: vendorStep(6), act: waitForFields },
  { name: 'vendor-steps/bank', person: 'bench', path: vendorStep(7), act: waitForFields },
  { name: 'tasks/open', person: 'bench', path: '/company/task/list-task' },
  { name: 'hotlist/list', person: 'bench', path: '/company/hotlist/list-hotlist' },
  {
    name: 'hotlist/share',
    person: 'bench',
    path: async (session) => `/company/hotlist/share/${await firstOf(session, '/hotlist/list')}`,
  },
  {
    name: 'hotlist/view',
    person: 'bench',
    path: async (session) => `/company/hotlist/view-hotlist/${await firstOf(session, '/hotlist/list')}`,
  },
  { name: 'vendor/duplicates', person: 'bench', path: pairOfVendors },
  { name: 'vendor/list', person: 'bench', path: '/company/vendors/list-vendor' },
  { name: 'vendor/add', person: 'bench', path: '/company/vendors/add-vendor', act: waitForFields },
  {
    name: 'vendor/contacts',
    person: 'bench',
    path: async (session) => `/company/vendors/add-vendor-step-4?vendor=${await firstOf(session, '/vendor/list')}`,
  },
  {
    name: 'vendor/view',
    person: 'bench',
    path: async (session) => `/company/vendors/view-vendor/${await firstOf(session, '/vendor/list')}`,
  },
  { name: 'job/list', person: 'bench', path: '/company/job/list-job' },
  { name: 'job/add', person: 'bench', path: '/company/job/add-job', act: waitForFields },
  {
    name: 'job/view',
    person: 'bench',
    path: async (session) => `/company/job/view-job/${await firstOf(session, '/job/list')}`,
  },
  { name: 'job/weights', person: 'owner', path: '/company/setup/matching' },
  { name: 'job/search', person: 'bench', path: '/company/job/search-job' },
  {
    name: 'job/for-candidate',
    person: 'bench',
    path: async (session) => {
      const ids = (await listed(session, '/candidate/list')).map(({ _id }) => String(_id))
      const { data } = await callAs(session, 'POST', '/job-match/count', { candidates: ids })
      const [most] = data.toSorted(
        (one: { totalJobs: number }, other: { totalJobs: number }) => other.totalJobs - one.totalJobs,
      )
      return `/company/job/search-job?candidate=${most._id}`
    },
    act: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'job/from-ad',
    person: 'bench',
    path: '/company/job/jd-extractor',
    act: async (page) => {
      const ad = [
        'Senior Data Engineer',
        'End Client: Initrode',
        'Location: Plano, TX (Hybrid)',
        'Duration: 12+ months contract',
        'Rate: $70 - $75/hr on C2C',
        'Must have: Python, Airflow, Snowflake',
        'Nice to have: Terraform, Kafka',
      ]
      await page.getByRole('textbox', { name: 'Job description' }).fill(ad.join('\n'))
      await page.getByRole('button', { name: 'Extract' }).click()
      await page.getByRole('button', { name: 'Add Job' }).click()
      await page.getByRole('region', { name: 'Add Job' }).getByRole('textbox', { name: 'Job Title' }).focus()
    },
  },
  { name: 'public-jobs/list', path: '/jobs/harbor-staffing' },
  {
    name: 'public-jobs/view',
    person: 'bench',
    path: async (session) => {
      const [row] = await listed(session, '/job/list', { filters: { isPublished: true } })
      return `/jobs/harbor-staffing/${row?._id}`
    },
  },
  { name: 'client/list', person: 'bench', path: '/company/client/list-client' },
  {
    name: 'client/view',
    person: 'bench',
    path: async (session) => `/company/client/view-client/${await firstOf(session, '/client/list')}`,
  },
  { name: 'users/role', person: 'administrator', path: '/admin/user-management/recruiter-users' },
  { name: 'users/list', person: 'administrator', path: '/admin/user-management/company-users' },
  { name: 'setup/settings', person: 'owner', path: '/company/setup/settings' },
  { name: 'setup/locations', person: 'owner', path: '/company/setup/locations' },
  { name: 'setup/add-billing-details', person: 'owner', path: '/company/setup/add-billing-details' },
  { name: 'units/none', person: 'otherOwner', path: '/company/organization' },
  { name: 'units/organization', person: 'owner', path: unitsOf },
  { name: 'units/list', person: 'owner', path: '/company/business-unit' },
  {
    name: 'units/edit',
    person: 'owner',
    path: async (session) => `/company/business-unit/edit/${await firstOf(session, '/business-unit/list')}`,
  },
  {
    name: 'units/member',
    person: 'owner',
    path: async (session) => {
      const rows = await listed(session, '/company-member/list')
      const member = rows.find(({ roles }) => !(roles as string[]).includes('owner'))
      return `/company/setup/view-member/${member?._id}`
    },
  },
  {
    name: 'setup/leave-company',
    person: 'member',
    path: async (session) => {
      const rows = await listed(session, '/company-member/list')
      return `/company/setup/view-member/${rows.find(({ user }) => user === session.user._id)?._id}`
    },
    act: async (page) => {
      await page.locator('main header button').first().click()
      await page.locator('[role=dialog] [role=combobox]').waitFor()
    },
  },
  { name: 'tasks/administrator', person: 'administrator', path: '/admin/leads/tasks' },
  { name: 'setup/dossier', person: 'owner', path: '/company/account-details/dossier', act: makePdf },
  { name: 'proof/agreement', person: 'otherOwner', path: '/company/account-details/agreement' },
  { name: 'proof/signed', person: 'owner', path: '/company/account-details/agreement' },
  { name: 'proof/certificate', person: 'owner', path: '/company/account-details/certificate' },
  { name: 'proof/versions', person: 'administrator', path: '/admin/agreements' },
  {
    name: 'proof/check',
    person: 'owner',
    path: async (session) => {
      const companyId = String((await listed(session, '/company/list-companies'))[0]?._id)
      const { data } = await callAs(session, 'POST', '/certificate/view', { companyId })
      return `/certificate/${data.papers[0].code}`
    },
  },
  { name: 'plans', person: 'owner', path: '/company/plans' },
  { name: 'site/home', path: '/' },
  { name: 'site/about', path: '/about' },
  { name: 'help/all', path: '/help' },
  { name: 'help/found', path: '/help?q=hotlist' },
  { name: 'help/article', path: '/help/add-candidate' },
  { name: 'sign-in', path: '/company/auth/sign-in' },
  { name: 'outside/share', person: 'bench', path: sharedPage },
  ...agencyScenes,
]
