import type { Page } from '@playwright/test'
import { resumes } from '../../support/files.ts'
import { unique } from '../../support/records.ts'
import { expect, test, toast } from '../../support/test.ts'

const parsing = '/company/candidate/resume-parsing'

async function read(page: Page, file: string) {
  await page.goto(parsing)
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible({ timeout: 30_000 })
}

test('a field marks its place in the PDF beside it, and the corrected candidate is saved', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('bench')
  await read(page, resumes.pdf)
  const paper = page.getByRole('region', { name: 'Document' })
  await expect(paper.getByRole('img', { name: 'Page 1' })).toBeVisible()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.focus()
  await expect(paper.locator('[data-shown]').first()).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Show as text' }).click()
  await expect(paper.locator('mark[data-shown]').first()).toHaveText(await email.inputValue())
  await expectAccessible()

  // Loaded anew, the page goes on where it was.
  await page.getByRole('textbox', { name: 'Job Title' }).fill('Corrected Title')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(paper.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Corrected Title')

  const mine = unique('review').replace(' ', '').toLowerCase()
  await email.fill(`${mine}@mail.example`)
  await page.getByRole('button', { name: 'Add Candidate' }).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
})

test('a Word document stands as text; what the form has no field for is found and marked by keyboard', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('bench')
  await read(page, resumes.docx)
  const also = page.getByRole('region', { name: 'Also found' })
  const first = also.getByRole('button').first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Document' }).locator('mark[data-shown]').first()).toBeVisible()
})

test('on a phone the document stands below, a press away', async ({ page, signedInAs, expectAccessible }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await signedInAs('bench')
  await read(page, resumes.docx)
  await page.getByRole('button', { name: 'Show the document' }).click()
  await expect(page.getByRole('region', { name: 'Document' })).toBeInViewport()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeInViewport()
  await expectAccessible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(375)
})
