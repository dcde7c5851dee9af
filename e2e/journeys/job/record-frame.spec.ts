import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { make } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

test('a record made a minute ago asks for what decides, and draws no empty field or section', async ({
  page,
  browser,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const person = await make.candidate(bench)
  await signedInAs('bench')
  await page.goto(`/company/candidate/view-candidate/${person._id}`)
  const main = page.getByRole('main')
  for (const fact of ['Rate', 'Availability', 'Skills'])
    await expect(main.getByRole('link', { name: `Add ${fact}`, exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Add work history', exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Work History' })).toBeHidden()
  await expect(main.getByText('N/A')).toHaveCount(0)
  await expectAccessible()
  await main.getByRole('link', { name: 'Add Rate', exact: true }).press('Enter')
  await expect(page).toHaveURL(/edit-candidate/)

  // Whoever may not tell a fact is not asked for it.
  const reader = await browser.newPage()
  await enterAs(reader, await session('administrator'))
  await reader.goto(`/admin/candidates/view-candidate/${person._id}`)
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(person.name)
  await expect(reader.getByRole('link', { name: /^Add / })).toHaveCount(0)
  await expect(reader.getByRole('term').filter({ hasText: 'Rate' })).toHaveCount(0)
  await reader.close()

  const job = await make.job(bench)
  await page.goto(`/company/job/view-job/${job._id}`)
  const more = page.getByRole('button', { name: /^Show \d+ empty fields?$/ })
  await more.press('Enter')
  await expect(page.getByText('Not set').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hide empty fields' }).press('Enter')
  await expect(page.getByText('Not set')).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Submission' })).toBeVisible()
})

test('two people on one record see what the other changes in its band, without a reload', async ({
  page,
  browser,
  session,
  signedInAs,
}) => {
  const [bench, recruiter] = [await session('bench'), await session('recruiter')]
  const person = await make.candidate(bench)
  const address = `/company/candidate/view-candidate/${person._id}`
  await signedInAs('bench')
  const colleague = await browser.newPage()
  await enterAs(colleague, recruiter)
  for (const one of [page, colleague]) {
    await one.goto(address)
    await expect(one.getByRole('link', { name: 'Add Rate', exact: true })).toBeVisible()
  }
  const rate = { rateAmount: 83, rateCurrency: 'USD', ratePer: 'hour' }
  await callAs(recruiter, 'PUT', `/candidate/update/${person._id}`, rate)
  for (const one of [page, colleague]) await expect(one.getByText('$83/hr')).toBeVisible()
  await colleague.close()
})

test('a submission moves by one press on the stages of its chain, and back', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const vendor = await make.vendor(bench)
  const job = await make.job(bench, { kind: 'vendor', vendor: vendor._id })
  const person = await make.candidate(bench)
  const submission = await make.submission(bench, { candidateId: person._id, jobId: job._id })
  await signedInAs('bench')
  await page.goto(`/company/submission/view-submission/${submission._id}`)
  const stages = page.getByRole('navigation', { name: 'Move to' })
  await expect(stages.getByRole('listitem')).toHaveText(['To vendor', 'Interview', 'Confirmed', 'Started'])
  await expect(stages.locator('[aria-current=step]')).toHaveText('To vendor')
  await stages.getByRole('button', { name: 'Interview' }).press('Enter')
  await expect(toast(page, 'Moved to "Interview"')).toBeVisible()
  await expect(stages.locator('[aria-current=step]')).toHaveText('Interview')
  await expectAccessible()
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(stages.locator('[aria-current=step]')).toHaveText('To vendor')
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
  await expect(page.getByRole('button', { name: 'Confirm Rate' })).toBeInViewport()
})
