import type { Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const picture = {
  name: 'cover.png',
  mimeType: 'image/png',
  // A picture of one pixel.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A picture stands there with its bytes. */
async function expectDrawn(image: Locator): Promise<void> {
  await expect(image).toBeVisible()
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1)
}

test('an Owner tells of the company, gives it a face, and sees on the overview what is left', async ({ page }) => {
  await enterAs(page, await completedOwner('Atlas Journeys'))
  await page.goto('/company/setup')
  await expect(page).toHaveURL('/company/setup/overview')
  const missing = page.getByRole('list', { name: 'Finish setup' })
  await missing.getByRole('link', { name: 'Company Info' }).click()
  await page.getByLabel(/^Company URL/).fill('Not an address')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('VAT Number is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Company URL/).fill(`atlas-${Date.now()}`)
  await page.getByLabel(/^Website/).fill('atlas.example')
  await page.getByLabel(/^VAT Number/).fill('DE123456789')
  await page.getByLabel(/^Registration Number/).fill('HRB 77')
  await page.getByLabel(/^Remote Company ID/).fill('A-77')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Company info Updated Successfully')).toBeVisible()
  await expect(page.getByText('https://atlas.example')).toBeVisible()
  await expect(missing.getByRole('link', { name: 'Company Info' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(toast(page, 'Please select a file first')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(toast(page, 'Cover image saved')).toBeVisible()
  await expect(page.getByRole('img', { name: /Cover image of/ })).toBeVisible()

  await missing.getByRole('link', { name: 'Branding' }).click()
  await page.getByLabel(/^Brand color/).fill('#12345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Invalid hex color')).toBeVisible()
  await expect(page.getByText('Banner image is required')).toBeVisible()
  const files = page.locator('input[type=file]')
  await files.nth(0).setInputFiles(picture)
  await files.nth(1).setInputFiles(picture)
  await expect(page.getByText('Banner image is required')).toBeHidden()
  await expect(page.getByText('Company logo is required')).toBeHidden()
  await page.getByLabel(/^Brand color/).fill('1a7')
  await expect(page.getByText('Text on this colour has a contrast of')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Branding Updated Successfully')).toBeVisible()
  await expect(page).toHaveURL('/company/setup/overview')
  await page.goto('/company/setup/branding')
  const logo = page.getByRole('img', { name: 'Company logo' })
  await expectDrawn(logo)
  await page.reload()
  await expectDrawn(logo)
  await expectDrawn(page.getByRole('img', { name: 'Banner image' }))
  // An address gives its picture out once: shown again, the picture asks for none.
  const asked: string[] = []
  page.on('request', (request) => /download-url|\/files\//.test(request.url()) && asked.push(request.url()))
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('img', { name: /Cover image of/ })).toBeVisible()
  const ofCover = asked.length
  await page.goBack()
  await expectDrawn(logo)
  expect(asked.length).toBe(ofCover)
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
