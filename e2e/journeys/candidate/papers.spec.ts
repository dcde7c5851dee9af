import { documents } from '../../support/documents.ts'
import { make } from '../../support/records.ts'
import { expect, test, toast } from '../../support/test.ts'

test('what vendors ask is filled in, a passport is added, and each reading of the SSN is asked for', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const candidate = await make.candidate(await session('bench'))
  await signedInAs('bench')
  await page.goto(`/company/candidate/view-candidate/${candidate._id}`)
  const details = page
    .getByRole('region', { name: 'Details for vendors' })
    .or(page.locator('section', { has: page.getByRole('heading', { name: 'Details for vendors' }) }))
  await page.getByRole('link', { name: 'Add details for vendors' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Details for vendors' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Jane Alexandra Doe')
  await page.getByRole('button', { name: 'Add a reference' }).click()
  await page.getByRole('group', { name: 'Reference 1' }).getByRole('textbox', { name: 'Name' }).fill('Ana Ruiz')
  await page.getByRole('textbox', { name: 'Last four of the SSN' }).fill('48')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByRole('textbox', { name: 'Last four of the SSN' })).toHaveAccessibleDescription(
    /Please enter the last four digits/,
  )
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Last four of the SSN' }).fill('4821')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(toast(page, 'Candidate Details Saved Successfully')).toBeVisible()
  await expect(page.getByText('Jane Alexandra Doe')).toBeVisible()
  await expect(page.getByText('4821')).toBeHidden()
  await page.getByRole('button', { name: 'Show: Last four of the SSN' }).click()
  await expect(page.getByText('4821')).toBeVisible()

  await details.getByRole('link', { name: 'Edit Details for vendors' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Details for vendors' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Passport of India')
  await page.locator('input[type="file"]').setInputFiles(documents.pdf('passport.pdf'))
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByRole('article', { name: 'Passport of India' })).toBeVisible()
  await page.goto(`/company/candidate/view-candidate/${candidate._id}`)
  await expect(page.getByRole('heading', { name: 'Passport of India' })).toBeVisible()
  await expectAccessible()
})
