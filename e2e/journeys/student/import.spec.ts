import type { Download, Page } from '@playwright/test'
import { unique } from '../../support/records.ts'
import { enrolled } from '../../support/student.ts'
import { expect, expectRows, test } from '../../support/test.ts'
import { password } from '../../support/world.ts'

const list = '/company/enrollstudent/list-student'
const lastNameOf = (start: string) => unique(start).replace(' ', '')

/** A table of two students; the second one's passport has expired. */
function tableOf(lastName: string, number: string) {
  const lines = [
    'Vorname,Last Name,E-mail,Phone,Nationality,Passport No,Date of birth,Passport expiry',
    `Asha,${lastName},asha.${lastName}@mail.example,+91 98200 54321,India,${number},2001-03-01,2099-06-30`,
    `Ravi,${lastName},ravi.${lastName}@mail.example,+91 98200 54322,India,${number}9,2002-04-02,2020-06-30`,
  ]
  return { name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) }
}

const openMenu = async (page: Page, item: string) => {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

test('students come in by a table, their passports masked, and are taken back', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const lastName = lastNameOf('Nair')
  const number = `Q${Date.now()}`
  const main = page.getByRole('main')
  await signedInAs('bench')
  await page.goto(list)
  await openMenu(page, 'Import')
  await expect(page.getByRole('heading', { level: 1, name: 'Import Student' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(tableOf(lastName, number))

  await expect(page.getByRole('combobox', { name: 'Passport Number' })).toHaveValue('Passport No')
  await expect(main).toContainText(`•••• ${number.slice(-3)}`)
  for (const value of [number, '2001-03-01']) await expect(main).not.toContainText(value)
  // A header that nobody knows.
  await page.getByRole('combobox', { name: 'First Name' }).click()
  await page.getByRole('option', { name: 'Vorname' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Check 2 rows' }).click()

  await expect(page.getByRole('button', { name: 'Add 1 record' })).toBeVisible({ timeout: 30_000 })
  await expect(main).toContainText('Expiry date must be in the future')
  for (const value of [number, '2001-03-01', '2002-04-02']) await expect(main).not.toContainText(value)
  await expectAccessible()
  await page.getByRole('button', { name: 'Add 1 record' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 record' }).click()
  await expect(main.getByText('1 record was added.')).toBeVisible({ timeout: 30_000 })
  const address = page.url()

  await page.goto(`${list}?search=${encodeURIComponent(lastName)}`)
  await page.getByRole('link', { name: `Asha ${lastName}` }).click()
  const passport = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passport Details' }) })
  await expect(passport).toContainText(`•••• ${number.slice(-3)}`)
  await expect(passport).toContainText('India')

  await page.goto(address)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByText('1 record was removed.')).toBeVisible({ timeout: 30_000 })
  await page.goto(`${list}?search=${encodeURIComponent(lastName)}`)
  await expect(main).not.toContainText(`Asha ${lastName}`)
})

test('passport numbers and birth dates go out for a reason and the password alone', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const { name, passportNumber } = await enrolled(await session('bench'), lastNameOf('Menon'))
  await signedInAs('bench')
  await page.goto(`${list}?search=${encodeURIComponent(name)}`)
  await expectRows(page, 1)
  await openMenu(page, 'Export')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'With passport number and birth date' }).check()
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Reason is required/)
  await expect(dialog.getByLabel('Current Password')).toHaveAccessibleDescription(/Password is required/)
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The visa office asks for a list')
  await dialog.getByLabel('Current Password').fill(password)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const text = await textOf(await saved)
  expect(text).toContain(passportNumber)
  expect(text).toContain('2001-03-01')
})

test('whoever only reads students is offered neither table nor file', async ({ page, signedInAs }) => {
  await signedInAs('member')
  await page.goto(list)
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
})
