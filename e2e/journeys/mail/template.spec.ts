import { unique } from '../../support/records.ts'
import { expect, test, toast } from '../../support/test.ts'

test('a mail with fields is written by keyboard, seen with real people, and put back as it was', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const name = unique('Blast')
  await signedInAs('bench')
  await page.goto('/company/email-template/list-email-template')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Email Templates')
  await page.getByRole('link', { name: 'Add Email Template' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Add Email Template' })).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toBeVisible()

  // A missing value is named, and the focus goes there.
  await page.getByRole('button', { name: 'Add Email' }).press('Enter')
  await expect(page.getByText('Subject is required')).toBeVisible()
  await expect(page.getByText('Message is required')).toBeVisible()

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill('desk@harbor.example')
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.fill('People for ')
  await subject.press('End')
  await page.getByRole('button', { name: 'Insert a field into the subject' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Vendor · Vendor Name' }).press('Enter')
  await expect(subject).toHaveValue('People for {{vendor.name}}')

  // Two opening braces open the menu; the arrows and Enter choose.
  await message.focus()
  await page.keyboard.type('Dear {{')
  const firstName = page.getByRole('menuitem', { name: 'Recipient · First Name' })
  await firstName.press('Enter')
  await expect(message).toContainText('Recipient · First Name')
  await expect(message).toBeFocused()
  await page.keyboard.type(', these are free: ')
  await page.getByRole('button', { name: 'Insert a field', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Table of candidates' }).press('Enter')
  await expect(message).toContainText('Table of candidates')
  await expectAccessible()

  // A field that cannot be filled is named; with real records nothing is left.
  const gaps = page.getByRole('status').filter({ hasText: 'Not filled' })
  await expect(gaps).toContainText('Vendor · Vendor Name')
  await page.getByRole('button', { name: 'Choose Contact' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('Grace Lindqvist')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Grace Lindqvist/ })
    .press('Enter')
  await page.getByRole('button', { name: 'Choose Candidates' }).press('Enter')
  const people = page.getByRole('dialog').getByRole('checkbox')
  await people.first().press('Space')
  await people.nth(1).press('Space')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose/ })
    .press('Enter')
  const mail = page.frameLocator('iframe')
  await expect(mail.locator('body')).toContainText('Dear Grace, these are free:')
  await expect(mail.getByRole('table').last()).toContainText('Rate')
  await expect(page.getByText('People for Fulton Tech Staffing')).toBeVisible()
  await expect(gaps).toBeHidden()
  await page.getByText('Plain text', { exact: true }).click()
  await expect(page.locator('pre')).toContainText('Dear Grace')
  await expect(page.locator('pre')).toContainText('Stop these mails')

  await page.getByRole('button', { name: 'Add Email' }).press('Enter')
  await expect(toast(page, 'Email Template Added Successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expectAccessible()

  // Another wording, and the first one again.
  await page.getByRole('link', { name: 'Edit' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit Email Template' })).toBeVisible()
  await expect(message).toContainText('Table of candidates')
  await message.press('Control+End')
  await page.keyboard.type('Call us.')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(toast(page, 'Email Template Updated Successfully')).toBeVisible()
  const mailNow = page.frameLocator('iframe').locator('body')
  await expect(mailNow).toContainText('Call us.')
  await page.getByRole('button', { name: 'View: Version 1' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Version 1' })
  await expect(dialog.frameLocator('iframe').locator('body')).toContainText('these are free')
  await expect(dialog.frameLocator('iframe').locator('body')).not.toContainText('Call us.')
  await dialog.getByRole('button', { name: 'Restore this version' }).press('Enter')
  await expect(toast(page, 'Version restored')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(mailNow).not.toContainText('Call us.')
  await expect(page.getByRole('button', { name: 'View: Version 3' })).toBeVisible()
})

test('an email template is read on a phone in Arabic', async ({ page, signedInAs, records, expectAccessible }) => {
  const { emailTemplate } = await records()
  await page.setViewportSize({ width: 375, height: 800 })
  await signedInAs('recruiter')
  await page.goto(`/company/email-template/view-email-template/${emailTemplate}`)
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('link', { name: 'تعديل' })).toBeHidden()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})
