import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Download, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled, givePaper } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'
import { password } from '../../support/world.ts'

const fileOf = (id: string) => `/company/enrollstudent/view-student/${id}`
const lastNameOf = (start: string) => unique(start).replace(' ', '')
const picture = join(import.meta.dirname, '../../../apps/api/test/fixtures/pictures/photo.heic')
const card = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Documents' }) })

/** Opens the passport in a new tab, in which the browser saves it. */
async function expectOpened(page: Page): Promise<void> {
  // A tab that saves a file closes by itself; the browser may count the file to it, or to the page that opened it.
  const saved = new Promise<Download>((resolve) => {
    page.once('download', resolve)
    page.context().once('page', (tab) => tab.once('download', resolve))
  })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    card(page).getByRole('button', { name: 'Open Passport, first page' }).click(),
  ])
  expect(tab).not.toBe(page)
  const file = await saved
  expect(file.suggestedFilename()).toBe('IMG_0001.jpg')
  expect(
    readFileSync(await file.path())
      .subarray(0, 3)
      .toString('hex'),
  ).toBe('ffd8ff')
}

test('a passport that a telephone photographed is uploaded, opened in a new tab, deleted and taken back', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const recruiter = await session('recruiter')
  const { _id: id } = await enrolled(recruiter, lastNameOf('Rao'))
  await signedInAs('recruiter')
  await page.goto(fileOf(id))
  await page.getByRole('main').getByRole('button', { name: 'Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Passport, first page')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Please select a file first.')
  await expectAccessible()
  const files = dialog.locator('input[type=file]')
  await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no paper') })
  await expect(dialog).toContainText('File type not accepted')
  // A system that knows no HEIC gives it no type.
  await files.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: readFileSync(picture) })
  await expect(dialog).toContainText('Uploaded')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Document saved')).toBeVisible()
  await expect(card(page)).toContainText('Passport, first page')
  await expect(card(page)).toContainText('IMG_0001.jpg')
  await expect(card(page).locator('img')).toHaveCount(0)
  await expectAccessible()

  await expectOpened(page)
  await expect(toast(page, 'Download started')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Document opened')
  await page.setViewportSize({ width: 375, height: 800 })
  await expectOpened(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await card(page).getByRole('button', { name: 'Actions for Passport, first page' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Old passport')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(card(page)).toContainText('Old passport')

  await card(page).getByRole('button', { name: 'Actions for Old passport' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Old passport was restored')).toBeVisible()
  await expect(card(page)).toContainText('Old passport')
})

test('the file is downloaded as PDF, masked by a press and in the clear by the password', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const recruiter = await session('recruiter')
  const { _id: id, name } = await enrolled(recruiter, lastNameOf('Iyer'))
  await signedInAs('recruiter')
  await page.goto(fileOf(id))
  const openDialog = async () => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Download as PDF' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Download as PDF' })
  const press = () => dialog.getByRole('button', { name: 'Download' }).click()
  await openDialog()
  const [masked] = await Promise.all([page.waitForEvent('download'), press()])
  expect(masked.suggestedFilename()).toBe(`${name}.pdf`)
  expect(
    readFileSync(await masked.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(dialog).toBeHidden()

  await openDialog()
  await dialog.getByRole('radio', { name: 'With passport number and birth date' }).check()
  await press()
  await expect(dialog).toContainText('Password is required')
  await expectAccessible()
  await dialog.getByLabel('Current Password').fill('Wrong@7-otter')
  await press()
  await expect(dialog.getByRole('alert')).toContainText('The current password is not right')
  await dialog.getByLabel('Current Password').fill(password)
  const [clear] = await Promise.all([page.waitForEvent('download'), press()])
  expect(clear.suggestedFilename()).toBe(`${name}.pdf`)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Downloaded as PDF with sealed values')
})

test('a Company User learns of no papers, and has the file masked', async ({ page, session, signedInAs }) => {
  const recruiter = await session('recruiter')
  const { _id: id, name } = await enrolled(recruiter, lastNameOf('Shah'))
  await givePaper(recruiter, id, 'passport', 'Passport')
  const member = await session('member')
  const papers: string[] = []
  page.on('request', (request) => request.url().includes('student-document') && papers.push(request.url()))
  await signedInAs('member')
  await page.goto(fileOf(id))
  await expect(page.getByRole('heading', { name: 'Passport Details' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Download as PDF' }).click()
  await expect(page.getByRole('dialog')).toContainText('Passport number and birth date are masked.')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ])
  expect(papers).toEqual([])
  const { data } = await callAs(member, 'POST', '/student/view', { studentId: id })
  expect(data.passport.maskedBirthDate).toBe('••••')
})

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('papers fit', async ({ page, session, signedInAs, expectAccessible }) => {
    const recruiter = await session('recruiter')
    const { _id: id } = await enrolled(recruiter, lastNameOf('Sen'))
    await givePaper(recruiter, id, 'birth-record', 'Birth record of Mumbai, sealed by the registrar', {
      expiryDate: '2020-01-01',
    })
    await signedInAs('recruiter')
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    await page.goto(fileOf(id))
    await expect(page.getByRole('main')).toContainText('شهادة ميلاد')
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })
})
