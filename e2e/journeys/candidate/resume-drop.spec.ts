import type { Page } from '@playwright/test'
import { bareResume, dragFiles, dropFiles, textResume } from '../../support/drop-files.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'
import { uploads } from '../../support/uploads.ts'

const markOf = () =>
  unique('drop')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()
const card = (page: Page) => page.getByRole('region', { name: 'Dropped resumes' })
const queue = (page: Page) => page.getByRole('navigation', { name: 'To review' })
const add = (page: Page) => page.getByRole('button', { name: 'Add Candidate' })

/** Opens the review of resumes once all of them are read. */
async function review(page: Page, count: number) {
  await expect(card(page).getByRole('status')).toHaveText(`Resumes to review: ${count}`, { timeout: 60_000 })
  await card(page).getByRole('link', { name: 'Review' }).click()
  await expect(queue(page).getByRole('listitem')).toHaveCount(count)
}

test('resumes dropped on Candidates are reviewed one by one, and saved by Enter', async ({
  page,
  expectAccessible,
}) => {
  const owner = await completedOwner(unique('Larch'))
  await enterAs(page, owner)
  await page.goto('/company/candidate/list-candidate')
  const mark = markOf()
  await dropFiles(page, [textResume('Dana Scully', mark), uploads.spreadsheet])
  await expect(card(page).getByRole('alert')).toContainText('"numbers.xlsx" rejected')
  await expect(card(page).getByRole('status')).toHaveText('Resumes to review: 1', { timeout: 60_000 })
  await dropFiles(page, [bareResume, uploads.program])
  await expect(card(page).getByRole('alert')).toContainText('"resume.pdf" rejected', { timeout: 60_000 })
  await review(page, 2)
  expect((await callAs(owner, 'POST', '/candidate/list', {})).totalDocs).toBe(0)

  await expect(page.getByRole('heading', { level: 1, name: `${mark}.txt` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Document' })).toContainText('Dana Scully')
  const contact = page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: /^Contact/ })
  await expect(contact).toHaveAttribute('aria-expanded', 'false')
  await expect(contact).toContainText(`${mark}@mail.example`)
  await contact.click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(`${mark}@mail.example`)
  await expectAccessible()
  const bar = await add(page).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)

  await page.getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: bareResume.name })).toBeVisible()
  await page.getByRole('button', { name: 'Open Dana' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Scully' })).toBeVisible()
  await page.getByRole('link', { name: 'Next resume (1)' }).click()

  await expect(page.getByRole('heading', { level: 1, name: bareResume.name })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeFocused()
  await add(page).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.insertText(`nora-${mark}@mail.example`)
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 646 555 0119')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Bare' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next resume/ })).toBeHidden()
})

test('a resume is put off or skipped, and more join the queue while it is reviewed', async ({ page }) => {
  const owner = await completedOwner(unique('Rowan'))
  await enterAs(page, owner)
  await page.goto('/company/candidate/list-candidate')
  const [one, other, third] = [markOf(), markOf(), markOf()]
  await dropFiles(page, [textResume('Ana Silva', one), textResume('Ben Okafor', other)])
  await review(page, 2)
  const first = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: 'Later' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first)
  const second = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: /^Skip (Ana|Ben)/ }).click()
  await expect(toast(page, `${second}: Skipped`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await dropFiles(page, [textResume('Cem Yildiz', third)])
  await expect(queue(page).getByRole('link', { name: `${third}.txt` })).toBeVisible({ timeout: 60_000 })
  await expect(queue(page).getByRole('listitem')).toHaveCount(2)
  const batches = await callAs(owner, 'POST', '/resume-batch/list', {})
  expect(batches.data).toMatchObject([{ isReviewed: true, counts: { files: 3, ready: 2, skipped: 1 } }])
})

test('files of which none is taken leave no batch', async ({ page }) => {
  const owner = await completedOwner(unique('Hazel'))
  await enterAs(page, owner)
  await page.goto('/company/hotlist/list-candidate')
  await page.route('**/api/v1/s3/upload-url', (route) => route.abort())
  await dropFiles(page, [uploads.spreadsheet, textResume('Ana Silva', 'ana-silva')])
  const refusals = card(page).getByRole('alert').getByRole('listitem')
  await expect(refusals.filter({ hasText: 'numbers.xlsx' })).toBeVisible()
  await expect(refusals.filter({ hasText: 'ana-silva.txt' })).toBeVisible()
  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toBeHidden()
  expect((await callAs(owner, 'POST', '/resume-batch/list', {})).totalDocs).toBe(0)
})

for (const path of ['/company/candidate/list-candidate', '/company/hotlist/list-candidate', '/company/bench'])
  test(`files over ${path} are told what becomes of them`, async ({ page, signedInAs, expectAccessible }) => {
    await signedInAs('bench')
    await page.goto(path)
    const dataTransfer = await dragFiles(page, [bareResume])
    await expectAccessible()
    await page.dispatchEvent('main', 'dragleave', { dataTransfer })
    await expect(page.getByText('Drop resumes to review them')).toBeHidden()
  })

test('files chosen by keyboard may be reviewed too', async ({ page }) => {
  const owner = await completedOwner(unique('Maple'))
  await enterAs(page, owner)
  await page.goto('/company/super-candidate/resume-parsing')
  await page.getByRole('switch', { name: 'Review each before it is saved' }).check()
  const mark = markOf()
  await page.locator('input[type=file]').setInputFiles([textResume('Mia Stone', mark)])
  await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Review' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `${mark}.txt` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mia Stone' })).toBeVisible()
})
