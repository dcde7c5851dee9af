import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { countryOf, enrolled } from '../../support/student.ts'
import { expect, expectRows, openFilter, test, toast } from '../../support/test.ts'
import { persons } from '../../support/world.ts'

const list = '/company/enrollstudent/list-student'
const band = (page: Page) => page.getByRole('main').getByLabel('Details', { exact: true })
const lastNameOf = (start: string) => unique(start).replace(' ', '')

/** Chooses an option of a select by typing a part of it. */
async function choose(page: Page, label: string, typed: string, option = typed) {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a plan is made on the file, is found by its target, and its student handed over', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { _id: id, name } = await enrolled(bench, lastNameOf('Rao'))
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/view-student/${id}`)
  await band(page).getByRole('button', { name: 'Add Intake' }).click()
  const dialog = page.getByRole('dialog', { name: 'Study plan' })
  await choose(page, 'Target', 'Canada')
  await choose(page, 'Target', 'Australia')
  // The list of countries stays open for the next one, over the field below.
  await page.keyboard.press('Tab')
  await dialog.getByRole('combobox', { name: 'Level' }).click()
  await page.getByRole('option', { name: 'Master', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Field of study' }).fill('Data Science')
  await dialog.getByLabel('Intake').fill('1999-09')
  await dialog.getByRole('textbox', { name: 'Funds' }).fill('20635')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Intake')).toHaveAccessibleDescription('Intake cannot be before 2000')
  await dialog.getByLabel('Intake').fill('2027-09')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Student plan saved successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(band(page)).toContainText('Canada, Australia')
  await expect(band(page)).toContainText('September 2027')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Study plan' }) })
  for (const words of ['Master', 'Data Science', '$20,635']) await expect(card).toContainText(words)

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Change Counsellor' }).click()
  await choose(page, 'Counsellor', persons.recruiter.name)
  await page.getByRole('dialog').getByRole('button', { name: 'Change Counsellor' }).click()
  await expect(toast(page, 'Counsellor changed successfully')).toBeVisible()
  await expect(band(page)).toContainText(persons.recruiter.name)

  const canada = await countryOf(bench, 'Canada')
  await page.goto(`${list}?search=${encodeURIComponent(name)}`)
  await openFilter(page, 'Target')
  await choose(page, 'Target', 'Canada')
  await expect(page).toHaveURL(new RegExp(`targetCountry=${canada}`))
  await page.keyboard.press('Escape')
  await expectRows(page, 1)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Canada, Australia')
  await expectAccessible()
  await page.goto(`${list}?search=${encodeURIComponent(name)}&targetCountry=${await countryOf(bench, 'India')}`)
  await expect(page.getByRole('main')).not.toContainText(name)
})

test('two who change a plan at once choose between their values', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const [bench, recruiter] = [await session('bench'), await session('recruiter')]
  const { _id: studentId } = await enrolled(bench, lastNameOf('Menon'))
  await callAs(bench, 'POST', '/student/plan', { studentId, level: 'bachelor', field: 'Nursing' })
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/view-student/${studentId}`)
  await page.getByRole('button', { name: 'Edit Study plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Study plan' })
  await dialog.getByRole('textbox', { name: 'Field of study' }).fill('Public Health')
  const canada = await countryOf(bench, 'Canada')
  await callAs(recruiter, 'POST', '/student/plan', { studentId, field: 'Biology', targetCountries: [canada] })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const conflict = dialog.getByRole('group', { name: 'Two changes at once' })
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('definition').filter({ hasText: 'Canada' })).toContainText('Changed by someone else')
  const field = conflict.getByRole('radiogroup', { name: 'Field of study' })
  await expect(field).toContainText('Public Health')
  await expect(field).toContainText('Biology')
  await expectAccessible()
  await field.getByRole('radio', { name: 'Keep mine' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Student plan saved successfully')).toBeVisible()
  const { data } = await callAs(bench, 'POST', '/student/view', { studentId })
  expect(data.plan).toMatchObject({ level: 'bachelor', field: 'Public Health', targetCountries: [canada] })
})

test('two students are handed over at once by the selection bar, and the new counsellor is told', async ({
  page,
  session,
  signedInAs,
}) => {
  const bench = await session('bench')
  const lastName = lastNameOf('Iyer')
  const ids = [(await enrolled(bench, lastName))._id, (await enrolled(bench, lastName))._id]
  await signedInAs('bench')
  await page.goto(`${list}?search=${lastName}`)
  await expectRows(page, 2)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Set…' }).click()
  await page.getByRole('menuitem', { name: 'Counsellor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set Counsellor' })
  await choose(page, 'Counsellor', persons.recruiter.name)
  await dialog.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(toast(page, 'Changed: 2')).toBeVisible()
  const recruiter = await session('recruiter')
  for (const studentId of ids)
    expect((await callAs(bench, 'POST', '/student/view', { studentId })).data.counsellor).toBe(recruiter.user._id)
  const { data } = await callAs(recruiter, 'POST', '/notification/list', {})
  expect(data.map(({ kind }: { kind: string }) => kind)).toContain('students-yours')
})

test('the whole passport number opens its student, and stands in no address', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const { _id: id, passportNumber } = await enrolled(await session('bench'), lastNameOf('Nair'))
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await signedInAs('bench')
  await page.goto(list)
  const opener = page.getByRole('button', { name: 'Find by passport number' })
  await opener.press('Enter')
  const number = page.getByRole('textbox', { name: 'Passport Number' })
  await expect(number).toBeFocused()
  await page.keyboard.type('K72')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Minimum 5 characters')
  await number.fill(`${passportNumber}X`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('No student you can see has this passport number.')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(number).toHaveValue('')
  await number.fill(passportNumber.toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/view-student/${id}`)
  expect(addresses.filter((address) => address.toUpperCase().includes(passportNumber))).toEqual([])
})

test('a Company User reads the plan, and has no way to change it or to search by a number', async ({
  page,
  session,
  signedInAs,
}) => {
  const bench = await session('bench')
  const { _id: studentId } = await enrolled(bench, lastNameOf('Shah'))
  await callAs(bench, 'POST', '/student/plan', { studentId, intake: '2027-09' })
  await signedInAs('member')
  await page.goto(`/company/enrollstudent/view-student/${studentId}`)
  await expect(band(page)).toContainText('September 2027')
  await expect(page.getByRole('main')).not.toContainText('Target')
  await expect(page.getByRole('button', { name: 'Edit Study plan' })).toHaveCount(0)
  await page.goto(list)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Students')
  await expect(page.getByRole('button', { name: 'Find by passport number' })).toHaveCount(0)
})

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the search by a passport number and the plan fit', async ({ page, session, signedInAs, expectAccessible }) => {
    const bench = await session('bench')
    const { _id: studentId, passportNumber } = await enrolled(bench, lastNameOf('Sen'))
    await callAs(bench, 'POST', '/student/plan', { studentId, targetCountries: [await countryOf(bench, 'Canada')] })
    await signedInAs('bench')
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    await page.goto(list)
    await page.getByRole('button', { name: 'البحث برقم جواز السفر' }).click()
    await expectAccessible()
    await page.getByRole('textbox', { name: 'رقم جواز السفر' }).fill(passportNumber)
    await page.getByRole('button', { name: 'البحث عن الطالب' }).click()
    await page.waitForURL(`**/view-student/${studentId}`)
    await expect(page.getByRole('main')).toContainText('كندا')
    await expectNoSidewaysScroll(page)
  })
})
