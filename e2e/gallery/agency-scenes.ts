import { expect, type Page } from '@playwright/test'
import { applied, canadianPlace } from '../support/application.ts'
import { make, unique } from '../support/records.ts'
import { callAs, type Session } from '../support/sessions.ts'
import { enrolled, givePaper } from '../support/student.ts'
import type { PersonName } from '../support/world.ts'
import type { Scene } from './scenes.ts'

type As = (person: PersonName) => Promise<Session>

const pages = '/company/enrollstudent'

/** An application with two accepted papers, one of them met a condition, and their bundle. */
async function bundledApplication(session: Session, as: As): Promise<string> {
  const { _id: id, student } = await applied(session, 'offer', await as('recruiter'))
  const given = await givePaper(session, student, 'transcript', 'Marks of twelfth grade')
  const titles = ['Final transcript', 'Letter of reference', 'Statement of purpose, signed on every page']
  const papers = titles.map((title) => ({ title }))
  const asked = await callAs(session, 'POST', '/student-paper/ask', { studentId: student, applications: [id], papers })
  for (const { _id: paper } of (asked.data as { _id: string }[]).slice(0, 2)) {
    await callAs(session, 'POST', `/student-paper/receive/${paper}`, { documentId: given.data[0]._id })
    await callAs(session, 'POST', `/student-paper/accept/${paper}`)
  }
  await callAs(session, 'POST', '/student-paper/make-bundle', { applicationId: id, format: 'zip' })
  return `${pages}/view-application/${id}`
}

const showBundle = (page: Page) =>
  page.locator('main .tabler-icon-download').last().scrollIntoViewIfNeeded({ timeout: 30_000 })

/** A table of applications whose columns are matched. */
async function mappedApplications(session: Session): Promise<string> {
  const { institutionName, programmeName } = await canadianPlace(session)
  const { name, passportNumber } = await enrolled(session, unique('Pillai').replace(' ', ''))
  const line = [name, passportNumber, institutionName, programmeName, `${new Date().getFullYear() + 1}-09`, 'Offer']
  const lines = ['Student,Passport No,University,Course,Start,Stage,Stage date', [...line, '2026-02-03'].join(',')]
  return `/company/transfer/view-import/${await make.import(session, 'student-application', lines.join('\n'), 'applications.csv')}`
}

async function selectTwo(page: Page): Promise<void> {
  const boxes = page.getByRole('main').getByRole('checkbox')
  for (const at of [1, 2]) await boxes.nth(at).check()
  await page.locator('section[data-acts] button').first().waitFor()
}

async function askMany(page: Page): Promise<void> {
  await selectTwo(page)
  await page.locator('section[data-acts] button:has(.tabler-icon-file-time)').click()
  await page.getByRole('dialog').locator('input').first().waitFor()
}

/** Presses the act of the page's menu whose icon has this name. */
const openAct = (icon: string) => async (page: Page) => {
  await page.locator('main button:has(.tabler-icon-dots-vertical)').first().click()
  await page.locator(`[role=menuitem]:has(.tabler-icon-${icon})`).click()
  await page.getByRole('dialog').locator('input').first().waitFor()
}

async function deactivate(page: Page): Promise<void> {
  const row = page.locator('main [data-row]').filter({ hasText: 'Bianca Shah' })
  await row.locator('button[aria-haspopup=menu]').last().click()
  await page
    .locator(
      '[role=menuitem]:has(.tabler-icon-toggle-left, .tabler-icon-toggle-right, .tabler-icon-user-off, .tabler-icon-user-x, .tabler-icon-ban)',
    )
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
}

/** Scenes of a firm that sends students abroad, over the richest of the demo's. */
export const agencyScenes: Scene[] = [
  { name: 'agency/students', person: 'consultant', path: `${pages}/list-student` },
  { name: 'agency/students-closed', person: 'consultant', path: `${pages}/list-student?standing=closed` },
  { name: 'agency/students-nobodys', person: 'consultant', path: `${pages}/list-student?standing=nobodys` },
  { name: 'agency/applications', person: 'consultant', path: `${pages}/list-application` },
  { name: 'agency/selected', person: 'consultant', path: `${pages}/list-application`, act: selectTwo },
  { name: 'agency/ask-many', person: 'consultant', path: `${pages}/list-application`, act: askMany },
  { name: 'agency/commission', person: 'consultant', path: `${pages}/list-commission` },
  { name: 'agency/claims', person: 'consultant', path: `${pages}/list-commission-claim` },
  { name: 'agency/payments', person: 'consultant', path: `${pages}/list-commission-payment` },
  { name: 'agency/reviews', person: 'consultant', path: `${pages}/list-review` },
  { name: 'agency/today', person: 'consultant', path: '/company/today' },
  { name: 'agency/today-deadlines', person: 'consultant', path: '/company/today?group=deadlines&whose=all' },
  { name: 'agency/today-papers', person: 'consultant', path: '/company/today?group=papers&whose=all' },
  { name: 'agency/today-reviews', person: 'consultant', path: '/company/today?group=reviews&whose=all' },
  { name: 'agency/today-claims', person: 'consultant', path: '/company/today?group=claims&whose=all' },
  { name: 'agency/bundle', person: 'bench', path: bundledApplication, act: showBundle },
  { name: 'agency/defer', person: 'bench', path: bundledApplication, act: openAct('calendar-time') },
  { name: 'agency/move', person: 'bench', path: bundledApplication, act: openAct('arrows-exchange') },
  { name: 'agency/terms', person: 'bench', path: bundledApplication, act: openAct('pencil') },
  { name: 'agency/import', person: 'bench', path: mappedApplications },
  { name: 'agency/deactivate', person: 'owner', path: '/company/setup/members', act: deactivate },
]
