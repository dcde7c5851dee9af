import { completedOwner } from '../../support/onboarding.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

test('nobody is submitted without the proof that a company asks for: a person signs a link on a phone without script, and another confirms by mail', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const owner = await completedOwner(unique('Rights'))
  const person = await make.candidate(owner, { rateAmount: 60, rateCurrency: 'USD', ratePer: 'hour' })
  const job = await make.job(owner)
  await enterAs(page, owner)
  await page.goto('/company/setup/representation')
  await expect(page.getByRole('heading', { level: 1, name: 'Submission rules' })).toBeVisible()
  const own = page.getByRole('group', { name: 'Jobs of our own clients' })
  await own.getByRole('checkbox', { name: 'Signed through a link' }).check()
  await own.getByRole('checkbox', { name: 'Confirming mail' }).check()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Proof Rules Updated Successfully')).toBeVisible()

  const asked = `/company/submission/add-submission?candidate=${person._id}&job=${job._id}`
  await page.goto(asked)
  await expect(page.getByRole('textbox', { name: 'Rate', exact: true })).toHaveValue('60')
  await expect(page.getByText(/asks for a proof before this person is submitted/)).toBeVisible()
  await page.getByRole('button', { name: 'Add Submission' }).click()
  await expect(page.getByText(/Your company asks for proof that it may represent/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Ask now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Rate', exact: true })).toHaveValue('60')
  await dialog.getByRole('checkbox', { name: 'Also send the link by email' }).uncheck()
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/agree\/[\w-]{43}$/)
  await expectAccessible()
  const path = new URL(await link.inputValue()).pathname
  await dialog.getByRole('button', { name: 'Done' }).click()

  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } })
  const visitor = await outside.newPage()
  await visitor.goto(`${path}?lang=ar`)
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await visitor.locator('html').evaluate((html) => html.scrollWidth)).toBe(375)
  await visitor.goto(`${path}?lang=en`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Right to represent' })).toBeVisible()
  await expect(visitor.getByText('The rate is $60/hr.')).toBeVisible()
  await visitor.getByLabel('Your full name').fill(person.name)
  await visitor.getByRole('checkbox').check()
  await visitor.getByRole('button', { name: 'Agree and sign' }).click()
  await expect(visitor.getByRole('status')).toContainText('You agreed on')
  await visitor.goto(path)
  await expect(visitor.getByRole('status')).toContainText('You agreed on')
  await expect(visitor.getByRole('button', { name: 'Agree and sign' })).toHaveCount(0)
  await outside.close()

  await page.goto(asked)
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Submission' }).click()
  await expect(toast(page, 'Submission Added Successfully')).toBeVisible()
  const signed = async () =>
    (await callAs(owner, 'POST', '/representation/list', { filters: { candidate: person._id } })).data[0].fileInfo
  await expect.poll(async () => (await signed()).length).toBe(1)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Open Right to represent/ })).toBeVisible()

  // Another person confirmed by mail, which is pasted.
  const second = await make.candidate(owner)
  await page.goto(`/company/submission/add-submission?candidate=${second._id}&job=${job._id}`)
  await page.getByRole('button', { name: 'Add Proof' }).click()
  await dialog.getByRole('textbox', { name: 'Or paste the mail' }).fill('I agree to be represented for 70 an hour.')
  await dialog.getByRole('button', { name: 'Add Proof' }).click()
  await expect(toast(page, 'Proof Added Successfully')).toBeVisible()
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Submission' }).click()
  await expect(toast(page, 'Submission Added Successfully')).toBeVisible()
})
