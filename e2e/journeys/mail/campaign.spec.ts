import { callAs } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'

test('a campaign says who gets it and who does not before it is sent, shows the real mails, and is kept as a draft', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { data: units } = await callAs(bench, 'POST', '/business-unit/list', { searchTerm: 'Charlotte Desk' })
  expect(units).toHaveLength(1)
  await signedInAs('bench')
  await page.goto('/company/campaign/add-campaign')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Campaign' })).toBeVisible()
  await page.getByRole('radio', { name: 'Plain Mail' }).check()
  await page.getByRole('combobox', { name: 'From' }).click()
  await page.getByRole('option', { name: 'Charlotte Desk' }).click()
  await page.getByRole('button', { name: 'Choose Groups' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose Groups' })
  await picker.getByRole('checkbox', { name: 'First to hear' }).check()
  await picker.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(picker).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove First to hear' })).toBeVisible()
  const subject = `News ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Mail', exact: true }).fill('We have moved two streets on.')
  await page.getByRole('button', { name: 'Attach Resumes' }).click()
  const resumes = page.getByRole('dialog', { name: 'Attach Resumes' })
  await resumes.getByRole('checkbox').first().check()
  await resumes.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(resumes).toBeHidden()
  await expect(page.getByText(/^1 file, .+ with each mail$/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Review recipients' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ people: \d+ will get it,/)
  const [people = 0, getting = 0, not = 0] =
    (await page.getByRole('heading', { level: 1 }).innerText()).match(/\d+/g)?.map(Number) ?? []
  expect(getting + not).toBe(people)
  expect(getting).toBeGreaterThan(0)
  await expect(page.getByText(`1 of ${getting}`)).toBeVisible()
  await expect(page.getByText(/^1 file, .+ with each mail/)).toBeVisible()
  await expect(page.getByRole('button', { name: /\.pdf [\d.]+ kB$/ }).last()).toBeVisible()
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('We have moved two streets on.')).toBeVisible()
  await expect(mail.getByText('200 South Tryon Street, Charlotte, NC 28202')).toBeVisible()
  await page.getByRole('button', { name: 'Next mail' }).click()
  await expect(page.getByText(`2 of ${getting}`)).toBeVisible()
  await expectAccessible()
  await expect(page.getByText('Test mode: these mails are kept here, and nobody gets them.')).toBeVisible()
  await page.goto('/company/campaign/list-campaign')
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('Draft')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(row).toHaveCount(0)
})
