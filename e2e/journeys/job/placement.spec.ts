import { make } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('whoever was accepted is placed and leaves the bench; the placement is extended, and ended, each with a reason', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const vendor = await make.vendor(bench)
  const job = await make.job(bench, { kind: 'vendor', vendor: vendor._id })
  const benchSince = '2026-01-05'
  const rate = { rateAmount: 60, rateCurrency: 'USD', ratePer: 'hour' }
  const person = await make.candidate(bench, { ...rate, benchSince })
  const bill = { party: 'vendor', vendor: vendor._id, ...rate, rateAmount: 80, netDays: 45 }
  const asked = { candidateId: person._id, jobId: job._id, hops: [bill], state: 'confirmed' }
  const submission = (await callAs(bench, 'POST', '/submission/add', asked)).data
  await signedInAs('bench')
  await page.goto(`/company/submission/view-submission/${submission._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${person.name} Confirmed`)
  await page.getByRole('link', { name: 'Place candidate', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add Placement' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Rate', exact: true }).first()).toHaveValue('80')
  await page.getByLabel('End', { exact: true }).fill(dayIn(20))
  await page.getByRole('textbox', { name: 'PO number' }).fill('PO-77')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add Placement' }).click()
  await expect(toast(page, 'Placement Added Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${person.name} Running`)
  await expect(page.getByRole('main')).toContainText('$20 · 25%')
  await expectAccessible()
  const known = (await callAs(bench, 'POST', '/candidate/view', { candidateId: person._id })).data
  expect(known.benchSince).toBeNull()
  const stands = (await callAs(bench, 'POST', '/submission/view', { submissionId: submission._id })).data
  expect(stands.state).toBe('started')

  await page.getByRole('button', { name: 'Extend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last day').fill(dayIn(90))
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A second phase')
  await dialog.getByRole('button', { name: 'Extend' }).click()
  await expect(toast(page, 'Placement Extended Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Extensions' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('A second phase')
  await page.getByRole('button', { name: 'End now' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The budget was cut')
  await dialog.getByRole('button', { name: 'End Placement' }).click()
  await expect(toast(page, 'Placement Ended Successfully')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('The budget was cut')

  await page.goto('/company/job/list-placement')
  await page.getByRole('searchbox').fill('PO-77')
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toContainText('Running')
  await expectAccessible()
})
