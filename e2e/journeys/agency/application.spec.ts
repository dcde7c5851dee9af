import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { applied, canadianPlace } from '../../support/application.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'

const page_ = (id: string) => `/company/enrollstudent/view-application/${id}`
const main = (page: Page) => page.getByRole('main')
const line = (page: Page) => main(page).getByRole('navigation', { name: 'Move to' })
const stands = (page: Page, stage: string) => expect(line(page).locator('[aria-current=step]')).toHaveText(stage)
const viewOf = async (session: Parameters<typeof callAs>[0], applicationId: string) =>
  (await callAs(session, 'POST', '/student-application/view', { applicationId })).data

test('an application is added from the student and stands on the board of the country', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { institutionName, programmeName } = await canadianPlace(bench)
  const { _id: student } = await enrolled(bench, unique('Iyer').replace(' ', ''))
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/view-student/${student}`)
  await main(page).getByRole('button', { name: 'Add student application', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Application' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('combobox', { name: 'Institution' })).toHaveAccessibleDescription(
    'Please choose an institution',
  )
  await dialog.getByRole('combobox', { name: 'Institution' }).fill(institutionName)
  await page.getByRole('option', { name: institutionName }).click()
  await dialog.getByRole('combobox', { name: 'Programme' }).click()
  await page.getByRole('option', { name: programmeName }).click()
  await dialog.getByRole('combobox', { name: 'Intake' }).click()
  await page.getByRole('option').first().click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(toast(page, 'Application Added Successfully')).toBeVisible()
  await stands(page, 'Draft')
  await expect(main(page)).toContainText('Toronto')
  await page.goto(`/company/enrollstudent/view-student/${student}`)
  const board = main(page).getByRole('region', { name: 'Canada' })
  await expect(board).toContainText(institutionName)
  await expect(board).toContainText('Draft')
  // The student's own stage is that of the application.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Draft')
})

test('goes from the offer over deposit and confirmation to the visa, by the next act and by the keyboard', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { _id: id } = await applied(bench, 'offer', await session('recruiter'))
  await signedInAs('bench')
  await page.goto(page_(id))
  await stands(page, 'Offer')
  await main(page).getByRole('button', { name: 'Add condition', exact: true }).click()
  const condition = page.getByRole('dialog', { name: 'Add condition' })
  await condition.getByRole('textbox', { name: 'What is asked' }).fill('Final transcript')
  await condition.getByRole('button', { name: 'Add', exact: true }).click()
  await main(page).getByRole('checkbox', { name: 'Final transcript' }).check()
  await expect(main(page)).toContainText('met ')

  await main(page).locator('[data-acts]').getByRole('button', { name: 'Deposit paid' }).click()
  await stands(page, 'Deposit paid')
  await page.getByRole('button', { name: 'Undo' }).click()
  await stands(page, 'Offer')
  await page.keyboard.press('u')
  await stands(page, 'Deposit paid')
  await page.keyboard.press('u')
  await stands(page, 'Confirmed')
  await expect(main(page)).toContainText('Confirmation is missing')

  await main(page).getByRole('button', { name: 'Add confirmation' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirmation' })
  await confirmation.getByRole('textbox', { name: 'Number' }).fill('LOA-20417')
  await confirmation.getByLabel('Last day').fill('2099-09-01')
  await confirmation.getByRole('button', { name: 'Save' }).click()
  await expect(main(page)).toContainText('LOA-20417')

  await page.keyboard.press('u')
  await stands(page, 'Visa filed')
  await main(page).getByRole('button', { name: 'Authority' }).click()
  const authority = page.getByRole('dialog', { name: 'Authority' })
  await authority.getByRole('textbox', { name: "The authority's number" }).fill('W305112233')
  await expectAccessible()
  await authority.getByRole('button', { name: 'Save' }).click()
  await expect(main(page)).toContainText('W305112233')
  expect(await viewOf(bench, id)).toMatchObject({ stage: 'visa-filed', authority: 'filed' })
  await expectAccessible()

  // Back needs a reason, which the line asks for.
  await line(page).getByRole('button', { name: 'Confirmed' }).click()
  const move = page.getByRole('dialog')
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(move.getByText('Please say why').first()).toBeVisible()
  await move.getByRole('textbox', { name: 'Reason' }).fill('The wrong form')
  await move.getByRole('button', { name: 'Move' }).click()
  await stands(page, 'Confirmed')
  await expect(main(page)).toContainText('The wrong form')
})

test('is deferred on a phone, says what dies, and keeps the first intake', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const { _id: id, studentName } = await applied(bench, 'confirmed', await session('recruiter'))
  const loa = { kind: 'loa', number: 'LOA-77', lastDay: '2099-09-01' }
  await callAs(bench, 'POST', `/student-application/save-confirmation/${id}`, loa)
  const { intake } = await viewOf(bench, id)
  await page.setViewportSize({ width: 375, height: 800 })
  await signedInAs('bench')
  await page.goto(page_(id))
  await page.getByRole('button', { name: `Actions for ${studentName}` }).click()
  await page.getByRole('menuitem', { name: 'Defer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Defer' })
  await expect(dialog).toContainText('LOA-77')
  await dialog.getByRole('combobox', { name: 'New intake' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Defer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deferred')
  await expect(main(page)).toContainText('died with the deferral')
  await expectNoSidewaysScroll(page)
  expect(await viewOf(bench, id)).toMatchObject({ stage: 'deferred', firstIntake: intake })
})
