import type { Page } from '@playwright/test'
import { applied, canadianPlace } from '../../support/application.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, expectRows, test, toast } from '../../support/test.ts'

const list = '/company/enrollstudent/list-application'
const nameOf = (start: string) => unique(start).replace(' ', '')
const main = (page: Page) => page.getByRole('main')

const openMenu = async (page: Page, item: string) => {
  await main(page).getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('applications come in by a table with their past, and are taken back', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { institutionName, programmeName } = await canadianPlace(bench)
  const { name, passportNumber } = await enrolled(bench, nameOf('Pillai'))
  const year = new Date().getFullYear() + 1
  const lines = [
    'Student,Passport No,University,Course,Start,Stage,Stage date',
    `${name},${passportNumber},${institutionName},${programmeName},${year}-09,Offer,2026-02-03`,
    `Somebody Else,ZZ0000001,${institutionName},${programmeName},${year}-09,Offer,2026-02-03`,
  ]
  await signedInAs('bench')
  await page.goto(list)
  await openMenu(page, 'Import')
  await expect(page.getByRole('heading', { level: 1, name: 'Import Student Application' })).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'applications.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await expect(page.getByRole('combobox', { name: 'Intake' })).toHaveValue('Start')
  await expect(main(page)).not.toContainText(passportNumber)
  await expectAccessible()
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
  await expect(page.getByRole('button', { name: 'Add 1 record' })).toBeVisible({ timeout: 30_000 })
  await expect(main(page)).toContainText('Student "Somebody Else" is not known')
  await page.getByRole('button', { name: 'Add 1 record' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 record' }).click()
  await expect(main(page).getByText('1 record was added.')).toBeVisible({ timeout: 30_000 })
  const address = page.url()

  await page.goto(`${list}?search=${encodeURIComponent(institutionName)}`)
  await expectRows(page, 1)
  await page.getByRole('link', { name }).click()
  await expect(main(page).getByRole('navigation', { name: 'Move to' }).locator('[aria-current=step]')).toHaveText(
    'Offer',
  )
  await expect(main(page)).toContainText('Feb 3')

  await page.goto(address)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(main(page).getByText('1 record was removed.')).toBeVisible({ timeout: 30_000 })
  await page.goto(`${list}?search=${encodeURIComponent(institutionName)}`)
  await expect(main(page)).toContainText('No Results Found')
})

test('a refusal leads to step 8 with its row, and the timeline of the student tells of it', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { _id: id, student, institutionName } = await applied(bench)
  const filed = { authority: 'filed', on: '2026-02-03', reason: '', number: 'W-1' }
  await callAs(bench, 'POST', `/student-application/set-authority/${id}`, filed)
  await callAs(bench, 'POST', `/student-application/add-condition/${id}`, { text: 'Final transcript' })
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/view-application/${id}`)
  await main(page).getByRole('button', { name: 'Actions for Final transcript' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const condition = page.getByRole('dialog', { name: 'Edit condition' })
  await condition.getByRole('textbox', { name: 'What is asked' }).fill('Final transcript, sealed by the school')
  await condition.getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByRole('checkbox', { name: 'Final transcript, sealed by the school' })).toBeVisible()

  await main(page).getByRole('button', { name: 'Authority' }).click()
  const authority = page.getByRole('dialog', { name: 'Authority' })
  await authority.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Refused' }).click()
  await authority.getByRole('textbox', { name: 'Reason (optional)' }).fill('Ties to the home country')
  await authority.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Authority: Refused')).toBeVisible()
  await expectAccessible()
  await main(page).getByRole('link', { name: 'Add it to step 8' }).click()

  await expect(page.getByRole('textbox', { name: 'Refusal Reason' }).last()).toHaveValue('Ties to the home country')
  await expect(page.getByRole('combobox', { name: 'Country', exact: true }).last()).toHaveValue('Canada')
  await expect(page.getByRole('combobox', { name: 'Visa Category' }).last()).toHaveValue('Student')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.goto(`/company/enrollstudent/view-student/${student}`)
  await expect(main(page)).toContainText('Ties to the home country')

  const timeline = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Timeline' }) })
  await expect(timeline).toContainText('Moved from "Filed" to "Refused"')
  await timeline.getByRole('combobox', { name: 'Show in the timeline' }).click()
  await page.getByRole('option', { name: 'Applications' }).click()
  await expect(timeline).toContainText('Application added')
  await expect(timeline).toContainText(institutionName)
  await expect(timeline).not.toContainText('Student added')
  await expectAccessible()
})
