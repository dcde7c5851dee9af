import type { Page } from '@playwright/test'
import { expect, test, toast } from '../../support/test.ts'
import { uploads } from '../../support/uploads.ts'

const address = '/company/job/jd-extractor'
const ad = [
  'Senior Data Engineer',
  'Location: Plano, TX (Hybrid)',
  'Duration: 12+ months contract',
  'Rate: $70 - $75/hr on C2C',
  'Must have: Python, Airflow, Snowflake',
  'Nice to have: Terraform, Kafka',
  ...Array.from({ length: 40 }, (_, at) => `Paragraph ${at + 1} tells how pleasant the office is.`),
  'Candidates must be US citizens.',
].join('\n')

const found = (page: Page) => page.getByRole('region', { name: 'What was found' })
const mark = (page: Page) => page.getByRole('region', { name: 'The text' }).locator('mark')
const value = (page: Page, text: string) => found(page).getByRole('button', { name: text, exact: true })

async function extract(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Job description' }).fill(ad)
  await page.getByRole('button', { name: 'Extract' }).click()
  await expect(found(page)).toBeFocused()
}

test.beforeEach(async ({ page, signedInAs }) => {
  await signedInAs('recruiter')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'JD Extractor' })).toBeVisible()
})

test('a pasted text gives its fields, and each value shows its place', async ({ page, expectAccessible }) => {
  await page.getByRole('button', { name: 'Extract' }).click()
  await expect(page.getByText('Please paste a job description', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Job description' })).toBeFocused()
  await expectAccessible()

  await extract(page)
  for (const text of ['Senior Data Engineer', 'Plano, TX', 'Hybrid', 'Contract', '70', '75', 'C2C', 'Kafka'])
    await expect(value(page, text)).toBeVisible()
  await value(page, 'Airflow').click()
  await expect(mark(page)).toHaveText('Airflow')
  await expect(value(page, 'Airflow')).toHaveAttribute('aria-pressed', 'true')
  await value(page, 'US Citizen').click()
  await expect(mark(page)).toHaveText(/US citizens/)
  await expect(mark(page)).toBeInViewport()
  await expectAccessible()

  await page.getByRole('button', { name: 'Read another' }).click()
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue('')
})

test('values can be copied, one field or all of them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await extract(page)
  await page.getByRole('button', { name: 'Copy Skills' }).click()
  await expect(toast(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Python, Airflow, Snowflake')
  await page.getByRole('button', { name: 'Copy all as text' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Job Title: Senior Data Engineer\n[\s\S]*Minimum Salary: 70\n/)
})

test('a file is read in the background', async ({ page }) => {
  const file = { name: 'ad.txt', mimeType: 'text/plain', buffer: Buffer.from(ad) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(value(page, '12+ months')).toBeVisible({ timeout: 30_000 })
  await value(page, '12+ months').click()
  await expect(mark(page)).toHaveText('12+ months')
})

test('a file that is none is refused with the reason, and a text that is no job says so', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles(uploads.program)
  await expect(page.getByRole('alert')).toContainText(/program|not accepted|PDF/i)
  await page.getByRole('textbox', { name: 'Job description' }).fill('...')
  await page.getByRole('button', { name: 'Extract' }).click()
  await expect(found(page)).toContainText('Nothing was found')
})

test('by keyboard alone', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Job description' }).focus()
  await page.keyboard.insertText(ad)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(found(page)).toBeFocused()
  await value(page, 'Terraform').focus()
  await page.keyboard.press('Enter')
  await expect(mark(page)).toHaveText('Terraform')
})

test('on a phone and in Arabic the text follows the fields', async ({ page, expectAccessible }) => {
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.setViewportSize({ width: 375, height: 812 })
  await page.reload()
  await page.getByRole('textbox').first().fill(ad)
  await page.getByRole('button', { name: 'استخراج' }).click()
  const region = page.getByRole('region', { name: 'ما عُثر عليه' })
  await expect(region).toBeFocused()
  await region.getByRole('button', { name: 'Plano, TX', exact: true }).click()
  const text = page.getByRole('region', { name: 'النص', exact: true })
  await expect(text.locator('mark')).toHaveText('Plano, TX')
  await expect(text.locator('mark')).toBeInViewport()
  const [above, below] = [await region.boundingBox(), await text.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await expectAccessible()
})

test('who may only read jobs has no such page', async ({ page, signedInAs }) => {
  await signedInAs('member')
  await page.goto(address)
  await expect(page).toHaveURL(/\/error\/403/)
})
