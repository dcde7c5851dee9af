import type { Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const choose = (page: Page, file: ReturnType<typeof csv>) => page.locator('input[type=file]').setInputFiles(file)

/** The button that shows a number of rows, by what became of them. */
const figure = (page: Page, outcome: string) =>
  page.getByRole('group', { name: 'Rows by outcome' }).getByRole('button', { name: outcome })

test('5,000 cities come in by a table, the faulty ones left out, and are taken back', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  // A job reads, adds and removes 5,000 rows, beside those of other journeys.
  test.slow()
  const administrator = await session('administrator')
  const state = await make.state(administrator, (await make.country(administrator))._id)
  const word = unique('Town')
  const standing = await make.city(administrator, state._id, `${word} standing`)
  const sound = Array.from({ length: 5_000 }, (_, at) => `${word} ${at},${state.name},`)
  const faulty = [
    ...Array.from({ length: 20 }, (_, at) => `${word} lost ${at},Atlantis of ${word},`),
    ...Array.from({ length: 10 }, () => `,${state.name},`),
    ...Array.from({ length: 10 }, (_, at) => `${word} homeless ${at},,`),
  ]
  const doubles = [`${word} 7,${state.name},`, `${standing.name.toUpperCase()},${state.name},`]
  const table = ['Ville,État,Habitants', ...sound, ...faulty, ...doubles].join('\r\n')

  await signedInAs('administrator')
  await page.goto('/admin/address-management/list-city')
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import City' })).toBeVisible()
  await choose(page, csv('towns.csv', table))

  // The name's column has a header that nobody knows; its state's is French.
  const name = page.getByRole('combobox', { name: 'Name' })
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('État')
  await expect(name).toHaveValue('')
  const check = page.getByRole('button', { name: 'Check 5,042 rows' })
  await check.click()
  await expect(name).toHaveAccessibleDescription('Choose the column of the file')
  await name.click()
  await page.getByRole('option', { name: 'Ville' }).click()
  await expect(page.getByText(`Such as ${word} 0`)).toBeVisible()
  await expectAccessible()
  await check.click()

  const add = page.getByRole('button', { name: 'Add 5,000 records' })
  await expect(add).toBeVisible({ timeout: 30_000 })
  await expect(figure(page, 'Ready')).toContainText('5,000')
  await expect(figure(page, 'Has errors')).toContainText('40')
  await expect(figure(page, 'Possible duplicate')).toContainText('2')
  await figure(page, 'Has errors').click()
  await expect(page.getByText('40 records')).toBeVisible()
  await expect(page.getByRole('row', { name: `${word} lost 0` })).toContainText(
    `State "Atlantis of ${word}" is not known`,
  )
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(`${word} homeless 3`)
  await expect(page.getByRole('row', { name: `${word} homeless 3` })).toContainText('State is required')
  await figure(page, 'Possible duplicate').click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('')
  await expect(page.getByText('The same as row 9')).toBeVisible()
  await expect(page.getByText(`City "${standing.name.toUpperCase()}" already exists`)).toBeVisible()
  await expectAccessible()

  await add.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 5,000 records' }).click()
  await expect(page.getByText('5,000 records were added.')).toBeVisible({ timeout: 60_000 })
  await expectAccessible()
  const address = page.url()

  await page.getByRole('link', { name: 'Show the list' }).click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(word)
  await expect(page.getByText('5,001 records')).toBeVisible()

  const changed = await callAs(administrator, 'POST', '/address-management/city/list', { searchTerm: `${word} 4999` })
  await callAs(administrator, 'PUT', `/address-management/city/update/${changed.data[0]._id}`, { status: 'inactive' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('4,999 records were removed. 1 was kept')).toBeVisible({ timeout: 60_000 })
  await figure(page, 'Kept').click()
  await expect(page.getByRole('row', { name: `${word} 4999` })).toContainText('It was changed since it was added')
  await page.goto(`/admin/address-management/list-city?search=${encodeURIComponent(word)}`)
  await expect(page.getByText('2 records', { exact: true })).toBeVisible()
})

test('faulty rows are downloaded with their reasons, corrected, and brought in again', async ({ page, signedInAs }) => {
  const word = unique('Craft')
  await signedInAs('administrator')
  await page.goto('/admin/transfer/add-import/job-type')
  await choose(page, csv('crafts.csv', `Name,Status\n${word} one,active\n${word} two,retired\n`))
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rows with errors' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('crafts-faulty.csv')
  const text = await streamText(await file.createReadStream())
  expect(text).toContain('Name,Status,Row,What is wrong')
  expect(text).toContain(`${word} two,retired,3,`)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await page.goto('/admin/transfer/add-import/job-type')
  await choose(page, csv('again.csv', text.replace('retired', 'inactive')))
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  await page.getByRole('button', { name: 'Add 1 record' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 1 record' }).click()
  await expect(page.getByText('1 record was added.')).toBeVisible()
  await page.getByRole('link', { name: 'Show the list' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${word} two`) })).toContainText('Inactive')
})

test('an import is found again at its address and under Imports, and is done by keys alone', async ({
  page,
  signedInAs,
  session,
}) => {
  const word = unique('Kin')
  const fileName = `${word}.csv`
  await make.import(await session('administrator'), 'relation', `Name\n${word}\n`, fileName)
  await signedInAs('administrator')
  await page.goto('/admin/transfer/list-import')
  await page.getByRole('link', { name: fileName }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Check 1 row' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add 1 record' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 record was added.')).toBeVisible()

  await page.goto('/admin/transfer/list-import')
  await page.getByRole('button', { name: `Actions for ${fileName}` }).click()
  await page.getByRole('menuitem', { name: 'Forget' }).click()
  await dialog.getByRole('button', { name: 'Forget' }).click()
  await expect(toast(page, 'Deletion successful')).toBeVisible()
  await expect(page.getByRole('link', { name: fileName })).toBeHidden()
})

test('a file that is no table is refused with its reason', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto('/admin/transfer/add-import/skill')
  const program = {
    name: 'table.xlsx',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('MZ\x90\0'.repeat(200)),
  }
  await page.locator('input[type=file]').setInputFiles(program)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/program|not a document/)
  await choose(page, csv('open.csv', 'Name\n"never closed\n'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The quotation mark that row 2 opens is never closed',
  )
  await page.getByRole('link', { name: 'Choose another file' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import Skill' })).toBeVisible()
})

test('an empty table to begin with has the columns in the reader’s language', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto('/admin/transfer/add-import/city')
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.reload()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger un tableau vide' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('cities.csv')
  expect(await streamText(await file.createReadStream())).toMatch(/^\ufeff[^,]+,[^,]+,[^,]+\r\n$/)
})

async function streamText(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
