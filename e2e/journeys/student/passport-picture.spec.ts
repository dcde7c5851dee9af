import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { tabTo } from '../../support/keyboard.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { countryOf, passportPicture } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'

const pictures = join(import.meta.dirname, '../../../apps/api/test/fixtures/pictures')
const stepOf = (id: string) => `/company/enrollstudent/passportdetails/${id}`

/** A student whose first five steps are saved. */
async function begun(session: Session, firstName = 'Asha', lastName = 'Rao'): Promise<string> {
  const country = await countryOf(session, 'India')
  const { data } = await callAs(session, 'POST', '/student/full-name', { firstName, lastName })
  const studentId = data._id
  const save = (path: string, body: object) => callAs(session, 'POST', `/student/${path}`, { studentId, ...body })
  const place = { addressLineOne: '12 Marine Drive', state: 'Coast', city: 'Harbor', zipCode: '400020' }
  await save('address', { ...place, country })
  await save('communicationaddress', { sameAsAbove: true })
  const own = `${Date.now()}`.slice(-6)
  await save('contact', { email: `asha.${own}@mail.example`, countryCode: '+91', phoneNumber: `9820${own}` })
  const phone = { countryCode: '+91', mobileNumber: '9820012345' }
  await save('emergency-contact', {
    contacts: [{ firstName: 'Ravi', lastName: 'Rao', email: 'ravi@mail.example', ...phone }],
  })
  return studentId
}

const upload = (page: Page, buffer: Buffer, name = 'passport.jpg', mimeType = 'image/jpeg') =>
  page.getByRole('main').locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
const review = (page: Page) => page.getByRole('region', { name: 'Read from the passport' })

test('a passport whose number is not sure is compared, chosen and saved by keyboard, and lies among the papers', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const recruiter = await session('recruiter')
  const id = await begun(recruiter)
  await signedInAs('recruiter')
  await page.goto(stepOf(id))
  await upload(page, passportPicture())
  await expect(review(page)).toBeFocused({ timeout: 30_000 })
  await expectAccessible()
  const number = page.getByRole('textbox', { name: 'Passport Number' })
  await expect(number).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Birth Date' })).toHaveValue('2001-03-01')
  await expect(page.getByRole('textbox', { name: 'Expiry Date' })).toHaveValue('2033-02-15')
  await expect(page.getByRole('combobox', { name: 'Country of Citizenship' })).toHaveValue('Nepal')
  await expect(review(page)).toContainText('It can be read in more than one way')

  await tabTo(page, review(page).getByRole('button', { name: 'KG000431' }))
  await page.keyboard.press('Enter')
  await expect(number).toHaveValue('KG000431')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(number).toHaveValue('K6000431')
  await expect(review(page).getByRole('button', { name: 'K6000431' })).toHaveAttribute('aria-pressed', 'true')

  // Saved before the names were compared, it says so where they stand.
  await page.keyboard.press('Control+Enter')
  await expect(review(page)).toContainText('Please confirm that the names are those of this student')
  await tabTo(page, review(page).getByRole('checkbox', { name: 'The names in the zone are those of Asha Rao' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Passport details added successfully')).toBeVisible()

  await page.goto(`/company/enrollstudent/view-student/${id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('•••• 431')
  await expect(main).toContainText('RAO, ASHA DEVI')
  await expect(main.getByText('Passport, ', { exact: false }).first()).toBeVisible()
  const papers = await callAs(recruiter, 'POST', '/student-document/list', { filters: { student: id } })
  expect(papers.data).toMatchObject([{ type: 'passport', expiryDate: '2033-02-15' }])
})

test('a picture that says nothing of its student is told why, on a phone, and leaves the form as it was', async ({
  page,
  session,
  signedInAs,
}) => {
  const recruiter = await session('recruiter')
  const id = await begun(recruiter, 'Chidi', 'Okafor')
  await signedInAs('recruiter')
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(stepOf(id))
  await page.getByRole('textbox', { name: 'Passport Number' }).fill('A0012345')
  await upload(page, passportPicture())
  await expect(page.getByRole('main')).toContainText('another person than this student', { timeout: 30_000 })
  await expect(page.getByRole('textbox', { name: 'Passport Number' })).toHaveValue('A0012345')
  await expect(page.getByRole('textbox', { name: 'Birth Date' })).toHaveValue('')
  await upload(page, readFileSync(join(pictures, 'photo.heic')), 'IMG_0001.HEIC', 'image/heic')
  await expect(page.getByRole('main')).toContainText('No passport zone was found', { timeout: 30_000 })
  await expectNoSidewaysScroll(page)
})

test('a picture that is discarded is gone, and what it filled in stays to be corrected', async ({
  page,
  session,
  signedInAs,
}) => {
  const recruiter = await session('recruiter')
  const id = await begun(recruiter)
  await signedInAs('recruiter')
  await page.goto(stepOf(id))
  await upload(page, passportPicture())
  await expect(review(page)).toBeVisible({ timeout: 30_000 })
  const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await review(page).getByRole('button', { name: 'Discard the picture' }).click()
  expect((await forgotten).status()).toBe(200)
  await expect(review(page)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Birth Date' })).toHaveValue('2001-03-01')
  await page.getByRole('textbox', { name: 'Passport Number' }).fill(`K${Date.now()}`)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(toast(page, 'Passport details added successfully')).toBeVisible()
  const papers = await callAs(recruiter, 'POST', '/student-document/list', { filters: { student: id } })
  expect(papers.data).toEqual([])
})
