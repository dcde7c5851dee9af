import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, tabTo } from '../../support/keyboard.ts'
import { freshOwner } from '../../support/onboarding.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const path = '/company/onboarding/step5'
const source = (page: Page) => page.getByRole('combobox', { name: 'Reference By' })
const save = (page: Page) => page.getByRole('button', { name: 'Save & Continue' })
const referenceOf = async (owner: Session) => (await callAs(owner, 'GET', '/company-reference/get-reference')).data

async function open(page: Page, owner: Session) {
  await enterAs(page, owner)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Reference By' })).toBeVisible()
  await expect(source(page)).toBeVisible()
}

/** Chooses by the arrows, as a person without a mouse does. */
async function pick(page: Page, box: ReturnType<typeof source>, option: string) {
  await tabTo(page, box)
  if ((await page.getByRole('listbox').count()) === 0) await page.keyboard.press('ArrowDown')
  const wanted = page.getByRole('option', { name: option, exact: true })
  await expect(wanted).toBeVisible()
  const active = async () => (await page.locator('[data-combobox-selected=true]').allTextContents()).join()
  const count = await page.getByRole('option').count()
  for (let at = 0; at < count; at += 1) {
    const stands = await active()
    if (stands === option) break
    await page.keyboard.press('ArrowDown')
    // The list has moved on before the next key is pressed.
    await expect.poll(active).not.toBe(stands)
  }
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(option)
}

const sources: [string, string, 'choice' | 'text'][] = [
  ['Social Media', 'Social Media', 'choice'],
  ['Website', 'Website', 'text'],
  ['Newspaper', 'Newspaper Type', 'choice'],
  ['TV Ads', 'TV Ads Type', 'choice'],
  ['Radio Ads', 'Radio Ads Type', 'choice'],
  ['Marketing Email', 'Marketing Email Type', 'choice'],
  ['Marketing SMS', 'Marketing SMS Type', 'choice'],
  ['Marketing WhatsApp', 'Marketing WhatsApp Type', 'choice'],
  ['Old Reference', 'Old Reference', 'text'],
  ['Executive Reference', 'Executive Reference', 'text'],
  ['Other', 'Other Reference', 'text'],
]

test('an owner says how they heard of it, without a mouse, and each source asks for its own detail', async ({
  page,
}) => {
  const owner = await freshOwner(5)
  await open(page, owner)
  await expectAccessible(page)
  await enterOn(page, save(page))
  await expect(source(page)).toHaveAccessibleDescription('Reference By is required')
  await expect(source(page)).toBeFocused()
  await page.keyboard.press('Escape')
  for (const [name, detail, kind] of sources) {
    await source(page).focus()
    await pick(page, source(page), name)
    const input = page.getByRole(kind === 'choice' ? 'combobox' : 'textbox', { name: detail, exact: true })
    await expect(input).toHaveValue('')
    await enterOn(page, save(page))
    await expect(input).toHaveAccessibleDescription(`${detail} is required`)
    await expect(input).toBeFocused()
    await page.keyboard.press('Escape')
  }
  const other = page.getByRole('textbox', { name: 'Other Reference' })
  await other.focus()
  await page.keyboard.type('x'.repeat(40))
  await expect(other).toHaveValue('x'.repeat(30))
  await expectAccessible(page)

  await source(page).focus()
  await pick(page, source(page), 'Website')
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('')
  await source(page).focus()
  await pick(page, source(page), 'Social Media')
  await pick(page, page.getByRole('combobox', { name: 'Social Media', exact: true }), 'LinkedIn')
  await enterOn(page, save(page))
  await expect(toast(page, 'Reference information saved successfully!')).toBeVisible()
  await expect(page).toHaveURL('/company/onboarding/step6')
  expect(await referenceOf(owner)).toMatchObject({ referenceBy: 'SOCIAL_MEDIA', socialMedia: 'LINKEDIN' })

  await page.goto(path)
  await expect(source(page)).toHaveValue('Social Media')
  await expect(page.getByRole('combobox', { name: 'Social Media', exact: true })).toHaveValue('LinkedIn')
})

test('a text that is too long is said where it stands', async ({ page }) => {
  await open(page, await freshOwner(5))
  await source(page).click()
  await page.getByRole('option', { name: 'Website' }).click()
  const website = page.getByRole('textbox', { name: 'Website' })
  await website.fill('x'.repeat(101))
  await save(page).click()
  await expect(website).toHaveAccessibleDescription('Maximum 100 characters allowed')
  await website.fill('x'.repeat(100))
  await save(page).click()
  await expect(page).toHaveURL('/company/onboarding/step6')
})

test('two browsers answer at once: the second chooses between both', async ({ page, browser }) => {
  const owner = await freshOwner(5)
  const other = await (await browser.newContext()).newPage()
  for (const one of [page, other]) {
    await open(one, owner)
    await source(one).click()
    await one.getByRole('option', { name: 'Other', exact: true }).click()
  }
  await other.getByRole('textbox', { name: 'Other Reference' }).fill('A neighbour')
  await save(other).click()
  await expect(other).toHaveURL('/company/onboarding/step6')
  await other.context().close()

  await page.getByRole('textbox', { name: 'Other Reference' }).fill('A cousin')
  await save(page).click()
  const conflict = page.getByRole('group', { name: 'Two changes at once' })
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('alert')).toContainText('Reference was changed by someone else')
  const choice = conflict.getByRole('radiogroup', { name: 'Reference By' })
  await expect(choice).toContainText('Other: A cousin')
  await expect(choice).toContainText('Other: A neighbour')
  await expectAccessible(page)
  await choice.getByRole('radio', { name: 'Keep mine' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/company/onboarding/step6')
  expect(await referenceOf(owner)).toMatchObject({ otherReference: 'A cousin' })
})

test('a lost connection keeps what was typed, and so does leaving', async ({ page }) => {
  const owner = await freshOwner(5)
  await open(page, owner)
  await source(page).click()
  await page.getByRole('option', { name: 'Other', exact: true }).click()
  const other = page.getByRole('textbox', { name: 'Other Reference' })
  await other.fill('A colleague')
  await page.route('**/add-reference', (route) => route.abort(), { times: 1 })
  await save(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The connection was lost')
  await expect(other).toHaveValue('A colleague')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(source(page)).toHaveValue('Other')
  await expect(other).toHaveValue('A colleague')
})

test('the reference fits a phone, in Arabic too', async ({ page }) => {
  const owner = await freshOwner(6)
  await page.setViewportSize({ width: 375, height: 812 })
  await enterAs(page, owner)
  for (const language of ['en', 'ar']) {
    await page.evaluate((kept) => localStorage.setItem('language', kept), language)
    await page.goto(path)
    await expect(page.getByRole('combobox')).toHaveCount(2)
    await expect(page.getByRole('combobox').last()).toHaveValue('LinkedIn')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
})
