import { unique } from '../../support/records.ts'
import { expect, test, toast } from '../../support/test.ts'
import { uploads } from '../../support/uploads.ts'

const parsing = '/company/candidate/resume-parsing'

test.beforeEach(async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto(parsing)
  await expect(page.getByRole('heading', { level: 1, name: 'Resume Parsing' })).toBeVisible()
})

test('a scan cannot be read, which the page says, and its original is kept', async ({ page, expectAccessible }) => {
  await page.locator('input[type=file]').setInputFiles(uploads.scan)
  await expect(page.getByRole('img', { name: 'scan.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText(/Nothing was read from the resume/)).toBeVisible({ timeout: 30_000 })
  await expectAccessible()

  const lastName = unique('Scan').replace(' ', '')
  await page.getByRole('textbox', { name: 'First Name' }).fill('Paper')
  await page.getByRole('textbox', { name: 'Last Name' }).fill(lastName)
  await page.getByRole('textbox', { name: 'Email' }).fill(`${lastName}@mail.example`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 415 555 0100')
  await page.getByRole('button', { name: 'Add Candidate' }).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  await page.getByRole('link', { name: `Paper ${lastName}` }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('scan.png')
})

test('a program under the name of a resume is refused, with the reason', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles(uploads.program)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(
    page
      .getByRole('main')
      .getByText(/program|not accepted|PDF/i)
      .last(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Candidate' })).toBeHidden()
})

test('Upload asks for a file first', async ({ page }) => {
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(toast(page, 'Please select a file first.')).toBeVisible()
})

test('a file of another type or of too many bytes is refused by name', async ({ page }) => {
  const input = page.locator('input[type=file]')
  await input.setInputFiles(uploads.spreadsheet)
  await expect(toast(page, '"numbers.xlsx" rejected: File type not accepted')).toBeVisible()
  await input.evaluate((field: HTMLInputElement) => {
    const file = new File(['x'], 'huge.pdf', { type: 'application/pdf' })
    Object.defineProperty(file, 'size', { value: 52_428_801 })
    const chosen = new DataTransfer()
    chosen.items.add(file)
    Object.defineProperty(field, 'files', { value: Object.assign([file], { item: () => file }), configurable: true })
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(toast(page, '"huge.pdf" rejected: File is larger than 50MB')).toBeVisible()
})

test('an upload can be cancelled, tried again and removed', async ({ page }) => {
  await page.route('**/api/v1/s3/upload-url', () => {})
  await page.locator('input[type=file]').setInputFiles(uploads.resume('slow.pdf'))
  await expect(page.getByRole('listitem').filter({ hasText: 'slow.pdf' })).toContainText('Ready')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'slow.pdf' })
  await expect(item).toContainText('Uploading...')
  await item.getByRole('button', { name: 'Cancel' }).click()
  await expect(item).toContainText('Ready')

  await page.unroute('**/api/v1/s3/upload-url')
  await page.route('**/api/v1/s3/upload-url', (route) => route.abort())
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(item).toContainText('Failed to get upload URL')
  await expect(item.getByRole('button', { name: 'Try again' })).toBeVisible()
  await item.getByRole('button', { name: 'Remove slow.pdf' }).click()
  await expect(item).toBeHidden()
})
