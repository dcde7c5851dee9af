import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { addInstitution, institutionWithIntake, superAgent } from '../../support/institution.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'

const year = new Date().getFullYear() + 1
const pageOf = (id: string) => `/company/enrollstudent/view-institution/${id}`
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Chooses an option of a select by typing a part of it. */
async function choose(page: Page, label: string, typed: string | RegExp, search: string) {
  await page.getByRole('combobox', { name: label }).fill(search)
  await page.getByRole('option', { name: typed }).first().click()
}

test('an institution is added with its zone, a programme and an intake, whose deadline is said by both clocks', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const name = unique('Lakeside Academy')
  await signedInAs('recruiter')
  await page.goto('/company/enrollstudent/list-institution')
  await page.getByRole('button', { name: 'Add Institution' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add Institution' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(
    'Name is required',
  )
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await choose(page, 'Country', 'Canada', 'Canada')
  await choose(page, 'Time zone', /^America\/Toronto/, 'Toronto')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Institution saved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByLabel('Details', { exact: true })).toContainText('America/Toronto')

  await page.getByRole('main').getByRole('button', { name: 'programme' }).click()
  const programme = page.getByRole('dialog', { name: 'Add Programme' })
  await programme.getByRole('textbox', { name: 'Name', exact: true }).fill('Data Analytics')
  await programme.getByRole('textbox', { name: 'Fee of the first year' }).fill('18400')
  await programme.getByRole('combobox', { name: 'Currency' }).click()
  await page.getByRole('option', { name: 'CAD' }).click()
  await programme.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Programme saved')).toBeVisible()
  await expect(card(page, 'Programmes')).toContainText('CA$18,400 a year')

  await page.getByRole('button', { name: 'Actions for Data Analytics' }).click()
  await page.getByRole('menuitem', { name: 'Add Intake' }).click()
  const intake = page.getByRole('dialog', { name: 'Add Intake' })
  await intake.getByLabel('First day').fill('2020-09-07')
  await intake.getByRole('button', { name: 'Save' }).click()
  await expect(intake.getByLabel('First day')).toHaveAccessibleDescription('An intake cannot start before today')
  await intake.getByLabel('First day').fill(`${year}-09-07`)
  await intake.getByLabel('Deadline', { exact: true }).fill(`${year}-01-15`)
  await intake.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Intake saved')).toBeVisible()
  // The reader's clock shows Greenwich, which is five hours ahead of Toronto in winter.
  await expect(card(page, 'Programmes')).toContainText(/11:59\sPM there · .*4:59\sAM for you/)
})

test('a contract is the Owner’s to keep, and a Company User reads all and manages nothing', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const owner = await session('owner')
  const { _id: id, name } = await institutionWithIntake(owner)
  const agent = await superAgent(owner)
  await signedInAs('owner')
  await page.goto(pageOf(id))
  await page.getByRole('main').getByRole('button', { name: 'contract' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Contract' })
  await choose(page, 'Through', agent.name, agent.name)
  await dialog.getByLabel('From', { exact: true }).fill('2026-01-01')
  await dialog.getByRole('textbox', { name: 'Percentage' }).fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Commission must be more than 0 and at most 100 percent')
  await dialog.getByRole('textbox', { name: 'Percentage' }).fill('12.5')
  await dialog.getByRole('button', { name: 'Add Step' }).click()
  await dialog.getByRole('textbox', { name: 'From students' }).fill('6')
  await dialog.getByRole('textbox', { name: 'Percentage' }).nth(1).fill('15')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Contract saved')).toBeVisible()
  const terms = ['12.5% · First year · After scholarship · Enrolled', 'From 6 students 15%', agent.name]
  for (const words of terms) await expect(card(page, 'Contracts')).toContainText(words)

  await signedInAs('member')
  await page.goto(pageOf(id))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  for (const words of terms) await expect(card(page, 'Contracts')).toContainText(words)
  for (const act of [/^Add (Programme|Contract|Intake|Note)/, /^Edit/, /^Actions for/])
    await expect(page.getByRole('main').getByRole('button', { name: act })).toHaveCount(0)
  await page.goto(`/company/enrollstudent/list-institution?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('button', { name: 'Add Institution' })).toHaveCount(0)
})

test('an institution without a zone asks for it before a deadline, on a phone and in Arabic too', async ({
  page,
  session,
  signedInAs,
}) => {
  const { _id: id } = await addInstitution(await session('owner'), { zone: null })
  await callAs(await session('owner'), 'POST', '/programme/add', {
    institutionId: id,
    ...{ name: 'Nursing', level: 'bachelor' },
  })
  await page.setViewportSize({ width: 375, height: 800 })
  await signedInAs('recruiter')
  await page.goto(pageOf(id))
  await page.getByRole('button', { name: 'Actions for Nursing' }).click()
  await page.getByRole('menuitem', { name: 'Add Intake' }).click()
  await expect(page.getByRole('dialog')).toContainText('say first in which time zone the institution is')
  await expect(page.getByLabel('Deadline', { exact: true })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})
