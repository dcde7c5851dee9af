import type { Page } from '@playwright/test'
import { resumesZip } from '../../support/files.ts'
import { make, unique } from '../../support/records.ts'
import { expect, test } from '../../support/test.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const chooseTable = (page: Page, file: ReturnType<typeof csv>) =>
  page.locator('input[type=file]').first().setInputFiles(file)

/** The button that shows a number of rows, by what became of them. */
const figure = (page: Page, outcome: string) =>
  page.getByRole('group', { name: 'Rows by outcome' }).getByRole('button', { name: outcome })

test('5,000 candidates come in by a table, the faulty rows are taken out, and all are taken back', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  // A job reads, adds and removes 5,000 rows, beside those of other journeys.
  test.slow()
  const family = unique('Reed').replace(' ', '')
  const standing = await make.candidate(await session('bench'))
  const row = (at: number, more = '') => `Ana ${family},ana.${family}.${at}@mail.example,+1 415 555 0100,${more}`
  const sound = Array.from({ length: 5_000 }, (_, at) => row(at, `${at % 30},Java; Kafka,yes`))
  const faulty = [
    ...Array.from({ length: 12 }, (_, at) => row(6_000 + at, 'ages,Java,yes')),
    ...Array.from({ length: 8 }, () => `Ana ${family},nowhere,5551234567,,,`),
  ]
  const doubles = [row(7), `Ana ${family},${standing.email.toUpperCase()},5551234567,,,`]
  const table = ['Nom complet,Courriel,Téléphone,Expérience,Compétences,Mobilité', ...sound, ...faulty, ...doubles]

  await signedInAs('bench')
  await page.goto('/company/candidate/list-candidate')
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import Candidate' })).toBeVisible()
  const read = page.getByRole('button', { name: 'Read the table' })
  await read.click()
  await expect(page.getByText('Please select a file first')).toBeVisible()
  await expectAccessible()
  await chooseTable(page, csv('people.csv', table.join('\r\n')))
  await expect(page.getByText('people.csv')).toBeVisible()
  await read.click()

  await expect(page.getByRole('combobox', { name: 'Full Name' })).toHaveValue('Nom complet')
  await expect(page.getByRole('combobox', { name: 'First Name' })).toHaveValue('')
  await page.getByRole('combobox', { name: 'Ready to Relocate' }).click()
  await page.getByRole('option', { name: 'Mobilité' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Check 5,022 rows' }).click()

  const add = page.getByRole('button', { name: 'Add 5,000 records' })
  await expect(add).toBeVisible({ timeout: 60_000 })
  await expect(figure(page, 'Possible duplicate')).toContainText('2')
  await figure(page, 'Has errors').click()
  await expect(page.getByText('20 records')).toBeVisible()
  await expect(page.getByText('Experience: "ages" is not a number of years').first()).toBeVisible()
  await expectAccessible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rows with errors' }).click()
  expect((await saved).suggestedFilename()).toBe('people-faulty.csv')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 5,000 records' }).click()
  await expect(page.getByText('5,000 records were added.')).toBeVisible({ timeout: 120_000 })
  const address = page.url()
  await page.getByRole('link', { name: 'Show the list' }).click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(family)
  await expect(page.getByText('5,000 records')).toBeVisible()

  await page.goto(address)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('5,000 records were removed.')).toBeVisible({ timeout: 120_000 })
  await page.goto(`/company/candidate/list-candidate?search=${family}`)
  await expect(page.getByText('0 records', { exact: true })).toBeVisible()
})

test('a zip beside the table gives each candidate the resume that its row names', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  const family = unique('Mason').replace(' ', '')
  const table = `First Name,Last Name,Email,Phone,Resume\nIda,${family},${family}@mail.example,5551234567,SIDEBAR.pdf\nEve,${family},eve.${family}@mail.example,5551234567,gone.pdf\n`
  await signedInAs('bench')
  await page.goto('/company/transfer/add-import/candidate')
  await chooseTable(page, csv('people.csv', table))
  await page.locator('input[type=file]').last().setInputFiles(resumesZip)
  const read = page.getByRole('button', { name: 'Read the table' })
  await expect(page.getByText('two-resumes.zip')).toBeVisible()
  await read.click()
  await expect(page.getByRole('combobox', { name: 'Resume' })).toHaveValue('Resume')
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
  await expect(page.getByText('The archive holds no file "gone.pdf"')).toBeVisible()
  await page.getByText('No row names 1 file of the zip.').click()
  await expect(page.getByText('resumes/table.docx')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Add 1 record' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 record' }).click()
  await expect(page.getByText('1 record was added.')).toBeVisible()
  await page.goto(`/company/candidate/list-candidate?search=${family}`)
  await page.getByRole('link', { name: `Ida ${family}` }).click()
  await expect(page.getByText('sidebar.pdf').first()).toBeVisible()
})
