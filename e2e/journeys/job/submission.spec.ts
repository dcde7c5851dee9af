import type { Locator, Page } from '@playwright/test'
import { make } from '../../support/records.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

/** Types into a select until the wanted entry is offered, and takes it. */
async function choose(page: Page, box: Locator, text: string) {
  await box.focus()
  await page.keyboard.type(text)
  await expect(page.getByRole('option')).toHaveText([new RegExp(text)])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('somebody is submitted by keyboard, moved and moved back; a second submitter is stopped, and an Owner goes over it', async ({
  page,
  browser,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const vendor = await make.vendor(bench)
  const job = await make.job(bench, { kind: 'vendor', vendor: vendor._id })
  const person = await make.candidate(bench, { rateAmount: 60, rateCurrency: 'USD', ratePer: 'hour' })
  await signedInAs('bench')
  await page.goto(`/company/candidate/view-candidate/${person._id}`)
  const submissions = page.getByRole('region', { name: 'Submissions' })
  await page.getByRole('link', { name: 'Add submission' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Submission' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Rate', exact: true })).toHaveValue('60')
  await choose(page, page.getByRole('combobox', { name: 'Job' }), job.name)
  // The chain is the job's.
  await expect(page.getByRole('combobox', { name: 'Vendor' })).toHaveValue(vendor.name)
  await page.getByRole('textbox', { name: 'Rate', exact: true }).first().focus()
  await page.keyboard.type('80')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add Submission' }).press('Enter')
  await expect(toast(page, 'Submission Added Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${person.name} To vendor`)
  await expect(page.getByRole('main')).toContainText('$20 · 25%')
  await expectAccessible()

  // Ready to be pasted into a mail, with the rate of the bill and not of the person.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Details' }).press('Enter')
  await expect(toast(page, 'Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`Full Name: ${person.name}`)
  expect(copied).toContain('Rate: $80/hr')
  expect(copied).not.toContain('60')

  const address = page.url()
  await page.getByRole('button', { name: 'Move' }).press('Enter')
  await choose(page, page.getByRole('combobox', { name: 'Move to' }), 'Interview')
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Interview')
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('To vendor')

  // Somebody else's browser: the guard speaks before anything is sent, and refuses what is.
  const colleague = await browser.newPage()
  await enterAs(colleague, await session('recruiter'))
  const asked = `/company/submission/add-submission?candidate=${person._id}&job=${job._id}`
  await colleague.goto(asked)
  await expect(colleague.getByRole('alert')).toContainText('Already submitted to this requirement')
  await expect(colleague.getByRole('alert')).toContainText(vendor.name)
  await colleague.getByRole('button', { name: 'Add Submission' }).click()
  await expect(
    colleague.getByText(new RegExp(`${person.name} was submitted to this requirement by`)).first(),
  ).toBeVisible()
  await colleague.close()

  const boss = await browser.newPage()
  await enterAs(boss, await session('owner'))
  await boss.goto(asked)
  await boss.getByRole('textbox', { name: /although they stand there already/ }).fill('The client asked for both')
  await boss.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(boss.getByText('This person is submitted to this requirement twice.')).toBeVisible()
  await boss.getByRole('link', { name: 'See the other submission' }).click()
  await expect(boss).toHaveURL(address)

  // Two move one submission: the second is told how it stands.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('To vendor')
  await boss.getByRole('button', { name: 'Move' }).click()
  await page.getByRole('button', { name: 'Move' }).press('Enter')
  await choose(page, page.getByRole('combobox', { name: 'Move to' }), 'To client')
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('To client')
  await choose(boss, boss.getByRole('combobox', { name: 'Move to' }), 'Confirmed')
  await boss.getByRole('dialog').getByRole('button', { name: 'Move' }).press('Enter')
  await expect(boss.getByText(/Submission was changed/).first()).toBeVisible()
  await expect(boss.getByRole('heading', { level: 1 })).toContainText('To client')
  await boss.close()
  await expect(submissions).toHaveCount(0)
})
