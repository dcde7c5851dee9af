import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { applied } from '../../support/application.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, test } from '../../support/test.ts'

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
  await row.getByRole('link', { name: 'Note what came of it' }).click()
  await expect(page).toHaveURL(new RegExp(`view-application/${id}`))
  await expect(page.getByRole('main')).toContainText('Visa appointment')
})

test('a Company User reads the rows of the team, and is offered no act', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const { _id: id, institutionName } = await applied(bench)
  await callAs(bench, 'PUT', `/student-application/update/${id}`, { visaAppointmentDate: dayIn(4) })
  await signedInAs('company-user')
  await page.goto('/company/today?group=deadlines&whose=all')
  const row = page.getByRole('main').locator('[data-row]').filter({ hasText: institutionName })
  await expect(row).toContainText('Visa appointment')
  await expect(row.getByRole('link', { name: 'Note what came of it' })).toHaveCount(0)
})

test('the list opens on current students, and a search finds closed ones too', async ({
  page,
  session,
  signedInAs,
}) => {
  const bench = await session('bench')
  const lastName = unique('Closed').replace(' ', '')
  const { _id: id, student } = await applied(bench)
  const other = await enrolled(bench, lastName)
  const move = { stage: 'withdrawn', on: dayIn(0), reason: 'Went home' }
  await callAs(bench, 'POST', `/student-application/move/${id}`, move)
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/view-student/${student}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/company/enrollstudent/list-student')
  await expect(page.getByRole('button', { name: 'Current', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('searchbox').first().fill(lastName)
  await expect(page.getByRole('row', { name: new RegExp(lastName) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  await expect(page).toHaveURL(/standing=closed/)
  await expect(page.getByRole('row', { name: new RegExp(lastName) })).toHaveCount(0)
  expect(other._id).not.toBe(student)
})
