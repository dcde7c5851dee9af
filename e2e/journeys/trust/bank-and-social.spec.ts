import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, typeInto } from '../../support/keyboard.ts'
import { completedOwner, ownCompany } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'
import { chosenPassword } from '../../support/world.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const verify = async (page: Page, name: string) => {
  const verified = panel(page, name).getByRole('switch')
  await verified.press('Space')
  await expect(verified).toBeChecked()
  await panel(page, name).getByRole('button', { name: 'Save Verification' }).click()
  await expect(toast(page, `${name} verification updated successfully`)).toBeVisible()
}

test('an Owner gives bank details, an administrator verifies them, and a change shows in its place, masked', async ({
  page,
  browser,
  signedInAs,
  expectAccessible,
}) => {
  const owner = await completedOwner(unique('Larch'))
  const firm = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage()
  await enterAs(firm, owner)
  await firm.goto('/company/account-details')
  await expectNoSidewaysScroll(firm)
  await firm.getByRole('link', { name: 'Edit Bank Details for Commission' }).click()
  await firm.getByLabel(/^Beneficiary Name/).fill('Larch Advisors')
  await firm.getByRole('combobox', { name: 'Country of the bank' }).fill('India')
  await firm.getByRole('option', { name: 'India', exact: true }).click()
  await firm.getByLabel(/^Bank Name/).fill('HDFC Bank')
  await firm.getByRole('combobox', { name: 'Account Type' }).click()
  await firm.getByRole('option', { name: 'Savings' }).click()
  await firm.getByLabel(/^Account Number/).fill('5010 0123 4567 89')
  await firm.getByLabel(/^IFSC Code/).fill('HDFC1001234')
  await firm.getByRole('button', { name: 'Save' }).click()
  await expect(firm.getByLabel('Current Password')).toHaveAccessibleDescription(/Password is required/)
  await expect(firm.getByLabel(/^IFSC Code/)).toHaveAccessibleDescription(/IFSC Code\/Routing Number is not valid/)
  await firm.getByLabel(/^IFSC Code/).fill('hdfc0001234')
  await firm.getByLabel('Current Password').fill('Wrong@7-otter')
  await firm.getByRole('button', { name: 'Save' }).click()
  await expect(firm.getByLabel('Current Password')).toHaveAccessibleDescription(/The current password is not right/)
  await firm.getByLabel('Current Password').fill(chosenPassword)
  await expectNoSidewaysScroll(firm)
  await firm.getByRole('button', { name: 'Save' }).click()
  await expect(toast(firm, 'Bank Details Updated Successfully')).toBeVisible()
  await expect(firm).toHaveURL('/company/account-details')
  await expect(firm.getByRole('listitem').filter({ hasText: 'Bank Details for Commission' })).toContainText(
    'Waiting for verification',
  )
  await firm.goto('/company/account-details/bank-details')
  await expect(firm.getByText('•••• 6789').first()).toBeVisible()
  await expect(firm.getByLabel(/^Account Number/)).toHaveValue('')
  await firm.getByRole('button', { name: 'Show the whole number' }).click()
  await expect(firm.getByText('50100123456789')).toBeVisible()
  await firm.getByRole('button', { name: 'Hide the number' }).click()
  await expect(firm.getByText('50100123456789')).toBeHidden()

  await signedInAs('administrator')
  await page.goto(`/admin/companies/view-company/${(await ownCompany(owner))._id}?view=all`)
  await expect(panel(page, 'Bank Details')).toContainText('•••• 6789')
  await verify(page, 'Bank Details')
  await page.getByRole('button', { name: 'Show the whole number' }).click()
  await expect(page.getByText('50100123456789')).toBeVisible()
  await expectAccessible()

  await firm.getByLabel(/^Account Number/).fill('60100123456789')
  await firm.getByLabel('Current Password').fill(chosenPassword)
  await firm.getByRole('button', { name: 'Save' }).click()
  await expect(toast(firm, 'Bank Details Updated Successfully')).toBeVisible()
  await firm.context().close()
  await page.reload()
  await expect(panel(page, 'Bank Details')).toContainText('Waiting for verification')
  // Another number that ends alike: when it was entered tells.
  await expect(panel(page, 'Bank Details').getByRole('deletion')).toHaveCount(1)
  await expect(page.getByText('60100123456789')).toHaveCount(0)
})

test('an Owner names pages on social networks without a mouse, an administrator verifies them, and all goes into one PDF', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const owner = await completedOwner(unique('Larch'))
  await enterAs(page, owner)
  await page.goto('/company/account-details')
  await expectAccessible()
  await enterOn(page, page.getByRole('link', { name: 'Edit Social Media' }))
  await typeInto(page, page.getByLabel('LinkedIn'), 'linkedin.example/company/larch')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('LinkedIn')).toHaveAccessibleDescription(/not the address of a page on this network/)
  await typeInto(page, page.getByLabel('LinkedIn'), 'www.linkedin.com/company/larch/?trk=x')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Social Media Updated Successfully')).toBeVisible()
  await page.goto('/company/account-details/social-media')
  await expect(page.getByLabel('LinkedIn')).toHaveValue('https://linkedin.com/company/larch')

  await signedInAs('administrator')
  await page.goto(`/admin/companies/view-company/${(await ownCompany(owner))._id}?section=socialMedia`)
  await expect(panel(page, 'Social Media')).toContainText('https://linkedin.com/company/larch')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(toast(page, 'Social Media verification updated successfully')).toBeVisible()
  await enterAs(page, owner)
  await page.goto('/company/account-details')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Social Media' })).toContainText(
    'Verified',
  )

  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('link', { name: 'Edit PDF Master' }).click()
  await page.getByRole('button', { name: 'Make PDF' }).click()
  await expect(page.getByRole('button', { name: 'Make again' })).toBeEnabled({ timeout: 20_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Social Media' })).toContainText(/Page \d/)
  await expectNoSidewaysScroll(page)
  await expectAccessible()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto('/company/account-details')
  await expect(page.getByRole('listitem').filter({ hasText: 'PDF Master' })).toContainText('Waiting for verification')
})
