import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { documents } from '../../support/documents.ts'
import { enterOn, tabTo } from '../../support/keyboard.ts'
import { unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { countryOf, enrolled, givePaper } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'

const lastNameOf = (start: string) => unique(start).replace(' ', '')
const summaryPage = (id: string) => `/company/enrollstudent/summary/${id}`
const codesOf = async (session: Session, studentId: string): Promise<string[]> => {
  const { data } = await callAs(session, 'POST', '/student/summary', { studentId })
  return data.steps.flatMap(({ findings }: { findings: { code: string }[] }) => findings.map(({ code }) => code))
}

/** Chooses an option of a select by typing a part of it. */
async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a scanned letter of refusal against None to declare is refused with both places, and mended by a press', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { _id: id } = await enrolled(bench, lastNameOf('Okafor'))
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/view-student/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'Documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Document' })
  await dialog.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Refusal letter' }).click()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Refusal of 2025')
  await dialog.locator('input[type=file]').setInputFiles(documents.pdf('refusal.pdf'))
  await expect(dialog).toContainText('Uploaded')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(/Country is required/)
  await expect(dialog.getByLabel('Refusal Date')).toHaveAccessibleDescription('Refusal date is required')
  await choose(page, 'Country', 'United Kingdom')
  await dialog.getByLabel('Refusal Date').fill('2025-03')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Document saved')).toBeVisible()
  const papers = page.getByRole('region', { name: 'Documents' })
  await expect(papers).toContainText('United Kingdom · March 2025')
  expect(await codesOf(bench, id)).toEqual(['refusal.notDeclared'])

  await page.goto(summaryPage(id))
  const sentence = 'Deportation Details: A refusal letter of United Kingdom, March 2025 is not declared'
  await expect(page.getByRole('main')).toContainText('Must be mended')
  await expectAccessible()
  await page.getByRole('link', { name: 'Documents · Refusal of 2025' }).click()
  await page.waitForURL(`**/view-student/${id}?show=documents`)
  await expect(papers).toBeFocused()
  await expect(papers).toContainText('Refusal of 2025')
  await page.goBack()

  await page.getByRole('link', { name: sentence }).click()
  const none = page.getByRole('checkbox', { name: 'None to declare' })
  await expect(none).toBeFocused()
  await expect(none).toBeChecked()
  await expect(page.getByRole('link', { name: 'Refusal of 2025' })).toBeVisible()
  // A person may save and mend later.
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(`**/summary/${id}`)
  await page.getByRole('link', { name: sentence }).click()
  await page.getByRole('button', { name: 'Add the refusal of United Kingdom, March 2025' }).click()
  await expect(none).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Visa Category' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United Kingdom')
  await expect(page.getByLabel('Refusal Date')).toHaveValue('2025-03')
  await expect(page.getByRole('button', { name: /Add the refusal/ })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Visa Category' }).press('ArrowDown')
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Refusal Reason' }).fill('Funds')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(`**/summary/${id}`)
  await expect(page.getByRole('link', { name: sentence })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText('Must be mended')
  expect(await codesOf(bench, id)).toEqual([])
})

test('former addresses are kept, a gap between two is found, and its places lead to the months', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const { _id: id } = await enrolled(bench, lastNameOf('Iyer'))
  await signedInAs('bench')
  await page.goto(`/company/enrollstudent/address/${id}?mode=edit&back=summary`)
  await page.getByLabel('Living there since').fill('2024-06')
  await page.getByRole('button', { name: 'Add former address' }).click()
  const row = page.getByRole('group', { name: 'Former address 1' })
  await row.getByRole('combobox', { name: 'Country' }).fill('India')
  await page.getByRole('option', { name: 'India', exact: true }).click()
  await row.getByRole('textbox', { name: 'Place' }).fill('Pune')
  await row.getByLabel('From').fill('2022-01')
  await row.getByLabel(/^To/).fill('2021-01')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(row.getByLabel(/^To/)).toHaveAccessibleDescription('The end cannot be before the beginning')
  await expectAccessible()
  await row.getByLabel(/^To/).fill('2024-01')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(`**/summary/${id}`)
  await expect(page.getByRole('main')).toContainText('Please check')
  await page.getByRole('link', { name: 'Address · Entry 1 · To' }).click()
  await expect(row.getByLabel(/^To/)).toBeFocused()
  await row.getByLabel(/^To/).fill('2024-03')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(`**/summary/${id}`)
  await expect(page.getByRole('main')).not.toContainText('Please check')
  await page.goto(`/company/enrollstudent/view-student/${id}`)
  await expect(page.getByRole('main')).toContainText('Pune · India · January 2022 – March 2024')
})

test('a warning names who asks, and opens that page in a new tab', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const { _id: studentId } = await enrolled(bench, lastNameOf('Sen'))
  const canada = await countryOf(bench, 'Canada')
  const plan = { targetCountries: [canada], fundsAmount: 9_000, fundsCurrency: 'CAD' }
  await callAs(bench, 'POST', '/student/plan', { studentId, ...plan })
  await signedInAs('bench')
  await page.goto(summaryPage(studentId))
  await expect(page.getByRole('main')).toContainText('of the checklist of Canada for a family of 1')
  const source = page.getByRole('link', { name: /^Proof of funds/ })
  await expect(source).toHaveAttribute('target', '_blank')
  await expect(source).toHaveAttribute('href', /^https:\/\/www\.canada\.ca\//)
  await page.getByRole('link', { name: /^Funds:/ }).click()
  await expect(page.getByRole('region', { name: 'Study plan' })).toBeFocused()
})

test('a Company User learns of no letter', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const { _id: id } = await enrolled(bench, lastNameOf('Shah'))
  await givePaper(bench, id, 'refusal-letter', 'Letter', {
    country: await countryOf(bench, 'Canada'),
    month: '2025-03',
  })
  expect(await codesOf(bench, id)).toEqual(['refusal.notDeclared'])
  await signedInAs('member')
  await page.goto(summaryPage(id))
  await expect(page.getByRole('heading', { name: 'Deportation Details' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Must be mended')
})

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('a letter of refusal is followed and declared with the keyboard alone', async ({
    page,
    session,
    signedInAs,
    expectAccessible,
  }) => {
    const bench = await session('bench')
    const { _id: id } = await enrolled(bench, lastNameOf('Nair'))
    await givePaper(bench, id, 'refusal-letter', 'Letter', {
      country: await countryOf(bench, 'Canada'),
      month: '2025-03',
    })
    await signedInAs('bench')
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    await page.goto(summaryPage(id))
    await expect(page.getByRole('main')).toContainText('يجب تصحيحه')
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    await enterOn(page, page.getByRole('main').getByRole('link', { name: /Letter/ }))
    await expect(page.getByRole('region', { name: 'المستندات' })).toBeFocused()
    await expectNoSidewaysScroll(page)
    await page.goBack()
    await enterOn(page, page.getByRole('main').getByRole('link', { name: /كندا/ }))
    await expect(page.getByRole('checkbox')).toBeFocused()
    await enterOn(page, page.getByRole('button', { name: /كندا/ }))
    const category = page.getByRole('combobox', { name: 'فئة التأشيرة' })
    await expect(category).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(category).not.toHaveValue('')
    await tabTo(page, page.getByRole('textbox', { name: 'سبب الرفض' }))
    await page.keyboard.type('Funds')
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(`**/summary/${id}`)
    await expect(page.getByRole('main')).not.toContainText('يجب تصحيحه')
    expect(await codesOf(bench, id)).toEqual([])
  })
})
