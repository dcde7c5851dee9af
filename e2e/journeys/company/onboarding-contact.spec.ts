import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { addContacts, emptyStep, freshOwner, somePerson } from '../../support/onboarding.ts'
import { contactFaults } from '../../support/onboarding-faults.ts'
import { card, choose, entry, expectFault, find, input, openStep, select, test } from '../../support/onboarding-page.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, toast } from '../../support/test.ts'

const add = (page: Page) => page.getByRole('button', { name: 'Add Information' })
const addNew = (page: Page) => page.getByRole('button', { name: 'Add New Contact' })
const added = 'Contact authority information added successfully'
const updated = 'Contact authority information updated successfully'
const stored = async (owner: Session) => (await callAs(owner, 'POST', '/company-employee/list', { limit: 100 })).data

async function chooseAuthority(page: Page, type = 'Agreement Signing Authority', position = 'Proprietor (100%)') {
  await choose(page, 'Contact Authority Type', type)
  await choose(page, 'Authority Position', position)
}

test('a founder names the first contact without a mouse, and the next step opens', async ({ page }) => {
  const owner = await freshOwner(3)
  await enterAs(page, owner)
  await openStep(page, 3)
  await expect(page.getByRole('link', { name: 'Next' })).toBeHidden()
  // The company's own country.
  await expect(select(page, 'Country Code')).toHaveValue('+91 India')
  await enterOn(page, add(page))
  await expect(toast(page, 'Invalid contact data')).toBeVisible()
  for (const field of ['Contact Authority Type', 'Authority Position', 'First Name', 'Last Name', 'Email', 'Mobile']) {
    await expect(page.getByText(`${field} is required`, { exact: true })).toBeVisible()
  }
  await expect(select(page, 'Contact Authority Type')).toBeFocused()
  for (const field of ['Contact Authority Type', 'Authority Position']) {
    await tabTo(page, select(page, field))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(select(page, field)).not.toHaveValue('')
  }
  await typeInto(page, input(page, 'First Name'), 'Asha')
  await typeInto(page, input(page, 'Last Name'), 'Mehta')
  await typeInto(page, input(page, 'Email'), 'asha@maple.example')
  await tabTo(page, select(page, 'Country Code'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('india')
  await expect(page.getByRole('option')).toHaveText(['+91 India', '+246 British Indian Ocean Territory'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, input(page, 'Mobile'))
  await expect(select(page, 'Country Code')).toHaveValue('+91 India')
  await page.keyboard.type('98240-123 45')
  await expect(input(page, 'Mobile')).toHaveValue('9824012345')
  await enterOn(page, add(page))
  await expect(toast(page, added)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contacts' })).toBeFocused()
  await expect(card(page, 'Asha Mehta')).toContainText('+91 98240 12345')
  await expectAccessible(page)
  await enterOn(page, page.getByRole('link', { name: 'Next' }))
  await expect(page).toHaveURL('/company/onboarding/step4')
})

test('two contacts are added at once, with the names that they have', async ({ page, owner }) => {
  await emptyStep(owner, 3)
  await enterAs(page, owner)
  await openStep(page, 3)
  await chooseAuthority(page)
  await input(page, 'First Name').fill('明')
  await input(page, 'Last Name').fill('李')
  await input(page, 'Email').fill('ming@maple.example')
  await find(page, 'Country Code', 'China', /^\+86 China/)
  await input(page, 'Mobile').fill('13800138000')
  await page.getByRole('button', { name: 'Keep "李", it is the full name' }).click()
  await expect(page.getByText('Minimum 2 characters required')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add another' }).click()
  const second = entry(page, 'Contact 2')
  await expect(second).toBeFocused()
  await second.getByRole('combobox', { name: 'Contact Authority Type' }).click()
  await page.getByRole('option', { name: 'Head of the UK Team' }).click()
  await second.getByRole('combobox', { name: 'Authority Position' }).click()
  await page.getByRole('option', { name: 'Self (freelancer or individual)' }).click()
  await second.getByRole('textbox', { name: 'Middle Name' }).fill('Left')
  await second.getByRole('checkbox', { name: 'This person has only one name' }).check()
  await second.getByRole('textbox', { name: 'Name' }).fill('Suharto')
  await second.getByRole('textbox', { name: 'Email' }).fill('suharto@maple.example')
  // Right in its length, and of no network.
  await second.getByRole('textbox', { name: 'Mobile' }).fill('5012345678')
  await add(page).click()
  await expect(toast(page, /^Failed to save information: /)).toBeVisible()
  await expect(page.getByText(/^Data saving failed/)).toBeVisible()
  await expect(second.getByRole('textbox', { name: 'Mobile' })).toBeFocused()
  await expect(second.getByText('Mobile number is not valid for this country code')).toBeVisible()
  await expect(entry(page, 'Contact 1').getByText('is not valid')).toBeHidden()
  await expectAccessible(page)
  await second.getByRole('textbox', { name: 'Mobile' }).fill('9824012345')
  await add(page).click()
  await expect(toast(page, added)).toBeVisible()
  await expect(card(page, '明 李')).toContainText('+86 138 0013 8000')
  await expect(card(page, 'Suharto')).toContainText('Self (freelancer or individual)')
  expect(await stored(owner)).toHaveLength(2)
})

test('a contact is edited, deleted and comes back', async ({ page, owner }) => {
  await emptyStep(owner, 3)
  await addContacts(owner, [somePerson(), somePerson({ firstName: 'Bela', email: 'bela@maple.example' })])
  await enterAs(page, owner)
  await openStep(page, 3)
  await page.getByRole('button', { name: 'Edit Bela Mehta' }).click()
  await expect(page.getByRole('heading', { name: 'Update Contact' })).toBeFocused()
  await expect(select(page, 'Authority Position')).toHaveValue('Partner (1-99%)')
  await input(page, 'Last Name').fill('Kovács-Nagy')
  await find(page, 'Country Code', 'Canada', '+1 Canada')
  await input(page, 'Mobile').fill('(416) 555-0142')
  await page.getByRole('button', { name: 'Update Information' }).click()
  await expect(toast(page, updated)).toBeVisible()
  await expect(card(page, 'Bela Kovács-Nagy')).toContainText('+1 416 555 0142')

  await page.getByRole('button', { name: 'Delete Bela Kovács-Nagy' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure you want to delete this contact authority?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Contact authority deleted successfully')).toBeVisible()
  await expect(card(page, 'Bela Kovács-Nagy')).toBeHidden()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Bela Kovács-Nagy was restored')).toBeVisible()
  await expect(card(page, 'Bela Kovács-Nagy')).toBeVisible()

  await emptyStep(owner, 3)
  await page.getByRole('button', { name: 'Delete Asha Mehta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete contact authority: Contact Authority not found')).toBeVisible()
})

test('faults of a contact are said at their fields', async ({ page, owner }) => {
  await emptyStep(owner, 3)
  await enterAs(page, owner)
  await openStep(page, 3)
  let country = 'India'
  for (const fault of contactFaults) {
    if ((fault.country ?? 'India') !== country) {
      country = fault.country ?? 'India'
      await find(page, 'Country Code', country, new RegExp(`^\\+\\d+ .*${country}`))
    }
    await expectFault(page, fault)
  }
})

test('what is typed of a contact survives a reload', async ({ page, owner }) => {
  await emptyStep(owner, 3)
  await addContacts(owner, [somePerson()])
  await enterAs(page, owner)
  await openStep(page, 3)
  await addNew(page).click()
  await input(page, 'First Name').fill('Half')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await addNew(page).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(input(page, 'First Name')).toHaveValue('Half')
  // The form of a card takes the place of this one, which is kept.
  await input(page, 'Last Name').fill('Written')
  await page.getByRole('button', { name: 'Edit Asha Mehta' }).click()
  await expect(input(page, 'First Name')).toHaveValue('Asha')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Edit Asha Mehta' })).toBeFocused()
  await addNew(page).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(input(page, 'Last Name')).toHaveValue('Written')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(addNew(page)).toBeFocused()
})

test('two browsers edit one contact, and both editions are merged', async ({ page, browser, owner }) => {
  await emptyStep(owner, 3)
  await addContacts(owner, [somePerson()])
  const other = await (await browser.newContext()).newPage()
  for (const one of [page, other]) {
    await enterAs(one, owner)
    await openStep(one, 3)
    await one.getByRole('button', { name: 'Edit Asha Mehta' }).click()
    await expect(input(one, 'Last Name')).toHaveValue('Mehta')
  }
  await choose(other, 'Authority Position', 'Country Head')
  await input(other, 'Last Name').fill('Patel')
  await other.getByRole('button', { name: 'Update Information' }).click()
  await expect(toast(other, updated)).toBeVisible()
  await input(page, 'Last Name').fill('Shah')
  await page.getByRole('button', { name: 'Update Information' }).click()
  const conflict = page.getByRole('group', { name: 'Two changes at once' })
  await expect(conflict.getByRole('alert')).toContainText(
    'Contact Authority was changed by someone else in the meantime',
  )
  await expect(conflict.getByRole('definition').filter({ hasText: 'Country Head' })).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Last Name' }).getByRole('radio', { name: 'Take theirs' }).check()
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Asha Patel')).toContainText('Country Head')
  await other.context().close()
})

test('the page fits a phone, in Arabic too, and numbers run from left to right', async ({ page, owner }) => {
  await emptyStep(owner, 3)
  await addContacts(owner, [somePerson({ firstName: 'M'.repeat(20), lastName: 'W'.repeat(20) })])
  await enterAs(page, owner)
  await page.setViewportSize({ width: 375, height: 812 })
  for (const [language, edit] of [
    ['en', /^Edit /],
    ['ar', /^تعديل /],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await openStep(page, 3)
    await expect(page.getByRole('link', { name: '+91 98240 12345' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: edit }).click()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const number = page.locator('input[type=tel]')
    await expect(number).toHaveValue('9824012345')
    expect(await number.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr')
  }
})
