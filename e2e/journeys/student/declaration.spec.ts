import { readFileSync } from 'node:fs'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, test } from '../../support/test.ts'

const summaryOf = (id: string) => `/company/enrollstudent/summary/${id}`
const lastNameOf = (start: string) => unique(start).replace(' ', '')

test('a contradiction keeps a file from being declared; mended, it is signed in person by the keyboard, and reopened by an address', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const email = `asha.${Date.now()}@mail.example`
  const { _id: studentId } = await enrolled(bench, lastNameOf('Rao'), { email })
  const contact = { firstName: 'Ravi', lastName: 'Rao', countryCode: '+91', mobileNumber: '9820012345' }
  const call = (more: object) =>
    callAs(bench, 'POST', '/student/emergency-contact', { studentId, contacts: [{ ...contact, ...more }] })
  await call({ email })
  await signedInAs('bench')
  await page.goto(summaryOf(studentId))
  const card = page.locator('[data-section]').filter({ has: page.getByRole('heading', { name: 'Declaration' }) })
  await expect(card.getByRole('button', { name: 'Sign declaration' })).toBeDisabled()
  await expect(card.getByRole('button', { name: 'Sign declaration' })).toHaveAccessibleDescription(
    'The file cannot be declared yet. Entries to correct in the summary: 1',
  )
  await expect(page.getByRole('link', { name: /own phone number or email/ })).toBeVisible()
  await expectAccessible()
  await page.goto(`/company/enrollstudent/declaration/${studentId}`)
  await expect(page.getByText('Entries to correct in the summary: 1')).toBeVisible()

  await call({ email: 'ravi@mail.example' })
  await page.goto(summaryOf(studentId))
  await card.getByRole('link', { name: 'Sign declaration' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Declaration of the student' })
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText('Declaration of the student')
  await expect(dialog).toContainText(/•••• \d{3}/)
  await expect(dialog.getByRole('button', { name: 'Sign the declaration' })).toBeDisabled()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'End of the text' }).focus()
  await expect(dialog.getByText('You have reached the end of the text.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your full name' }).focus()
  await page.keyboard.type('Asha Rao')
  await dialog.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Sign the declaration' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Thank you. The declaration is signed.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Leave this page' }).focus()
  await page.keyboard.press('Enter')
  await expect(card).toContainText('The file is ready.')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Open PDF' }).click()
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  const country = (await callAs(bench, 'POST', '/student/view', { studentId })).data.address.country
  const place = { addressLineOne: '14 Marine Drive', state: 'Coast', city: 'Harbor', zipCode: '400021' }
  await callAs(bench, 'POST', '/student/address', { studentId, ...place, country })
  await page.goto(summaryOf(studentId))
  await expect(card).toContainText('because this has changed: Address Line One, Zip Code')
  await expect(page.getByText('To be declared', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.goto(`/company/enrollstudent/view-student/${studentId}`)
  await expect(page.getByRole('main')).toContainText('Declaration reopened')
})

test('a student is asked by a link, and signs it in Arabic on a phone without script', async ({
  page,
  session,
  signedInAs,
  browser,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { _id: studentId, passportNumber } = await enrolled(bench, lastNameOf('Khan'))
  await signedInAs('bench')
  await page.goto(summaryOf(studentId))
  await page.getByRole('button', { name: 'Ask by email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for the declaration' })
  await dialog.getByRole('checkbox', { name: 'Also send the link by email' }).uncheck()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  const link = dialog.getByRole('textbox', { name: /^Link for Asha/ })
  await expect(link).toHaveValue(/\/agree\/[\w-]{43}$/)
  await expectAccessible()
  const path = new URL(await link.inputValue()).pathname
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^Asked on .* The link opens until/)).toBeVisible()

  const outside = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
  const visitor = await outside.newPage()
  await visitor.goto(`${path}?lang=ar`)
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await visitor.locator('html').evaluate((html) => html.scrollWidth)).toBe(375)
  await expect(visitor.getByRole('heading', { level: 1, name: 'إقرار الطالب' })).toBeVisible()
  await expect(visitor.getByText(/^•••• \d{3}$/)).toBeVisible()
  expect(await visitor.content()).not.toContain(passportNumber)
  await visitor.getByLabel('اسمك الكامل').fill('آشا خان')
  await visitor.getByRole('checkbox').check()
  await visitor.getByRole('button', { name: 'وقّع الإقرار' }).click()
  await expect(visitor.getByRole('status')).toContainText('وقّعت في')
  await visitor.goto(path)
  await expect(visitor.getByRole('status')).toContainText('وقّعت في')
  await expect(visitor.getByRole('button', { name: 'وقّع الإقرار' })).toHaveCount(0)
  await outside.close()

  await page.reload()
  await expect(page.getByText(/^Signed by Asha .* The file is ready\.$/)).toBeVisible()
})
