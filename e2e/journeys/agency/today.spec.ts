import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { applied } from '../../support/application.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, takeAction, test } from '../../support/test.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('what waits about students stands on Today, and leads to what it speaks of', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { _id: id, student, institutionName } = await applied(bench)
  await callAs(bench, 'PUT', `/student-application/update/${id}`, { visaAppointmentDate: dayIn(4) })
  const title = unique('Statement')
  await callAs(bench, 'POST', '/student-paper/ask', { studentId: student, papers: [{ title, dueDate: dayIn(0) }] })
  await signedInAs('bench')
  await page.goto('/company/today?group=deadlines')
  const row = page.getByRole('main').locator('[data-row]').filter({ hasText: institutionName })
  await expect(row).toContainText('Visa appointment')
  await expectAccessible()
  await expectNoSidewaysScroll(page)
  await row.getByRole('link', { name: 'Add outcome' }).click()
  await expect(page).toHaveURL(new RegExp(`view-application/${id}`))
  await expect(page.getByRole('main')).toContainText('Visa appointment')
})

test('a Company User reads the rows of the team, and is offered no act', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const { _id: id, institutionName } = await applied(bench)
  await callAs(bench, 'PUT', `/student-application/update/${id}`, { visaAppointmentDate: dayIn(4) })
  await signedInAs('member')
  await page.goto('/company/today?group=deadlines&whose=all')
  const row = page.getByRole('main').locator('[data-row]').filter({ hasText: institutionName })
  await expect(row).toContainText('Visa appointment')
  await expect(row.getByRole('link', { name: 'Add outcome' })).toHaveCount(0)
})

test('the list opens on current students, and a search looks among all', async ({ page, session, signedInAs }) => {
  const lastName = unique('Current').replace(' ', '')
  await enrolled(await session('bench'), lastName)
  const row = page.getByRole('row', { name: new RegExp(lastName) })
  const tab = (name: string) => page.getByRole('button', { name, exact: true })
  await signedInAs('bench')
  await page.goto('/company/enrollstudent/list-student')
  await expect(tab('Current')).toHaveAttribute('aria-current', 'true')
  await expect(row).toBeVisible()
  await page.getByRole('main').getByPlaceholder('Search by name, email or phone').fill(lastName)
  await expect(tab('All')).toHaveAttribute('aria-current', 'true')
  await expect(row).toBeVisible()
  await tab('Closed').click()
  await expect(page).toHaveURL(/standing=closed/)
  await expect(row).toHaveCount(0)
})

test('an Owner sees what a member leads before letting them in no more', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  await enrolled(await session('bench'), unique('Led').replace(' ', ''))
  await signedInAs('owner')
  await page.goto('/company/setup/members')
  await takeAction(page, 'Bianca Shah', 'Mark as Inactive')
  const dialog = page.getByRole('dialog', { name: 'Deactivate Bianca Shah' })
  await expect(dialog).toContainText(/They lead \d+ students/)
  await expect(dialog.getByRole('combobox', { name: 'Their records and students go to' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})
