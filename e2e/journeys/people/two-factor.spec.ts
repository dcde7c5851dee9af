import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, typeInto } from '../../support/keyboard.ts'
import { letterTo, tokenIn } from '../../support/mailbox.ts'
import { giveCredentials, type NewPerson, signUp } from '../../support/new-person.ts'
import { callAs, openSession } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'
import { password } from '../../support/world.ts'

/** The code of the app, so many half minutes from now: a code is taken once, and one step ahead is taken too. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const card = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Two-Factor Sign-In' }) })

async function beginSetUp(page: Page, { password }: NewPerson): Promise<string> {
  await card(page).getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  await card(page)
    .getByLabel(/^Current Password/)
    .fill(password)
  await card(page).getByRole('button', { name: 'Continue' }).click()
  await expect(card(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  return (await card(page).locator('code').innerText()).replace(/\s/g, '')
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/sign-in$/)
}

test('a student turns two-factor on, signs in with a code and with a recovery code, and turns it off', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await signUp('candidate')
  await page.goto('/candidate/auth/sign-in')
  await giveCredentials(page, person)
  await expect(page).toHaveURL('/candidate/dashboard')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible()
  await expectAccessible()

  await card(page).getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  await card(page)
    .getByLabel(/^Current Password/)
    .fill('Wrong@2026')
  await card(page).getByRole('button', { name: 'Continue' }).click()
  await expect(card(page).getByRole('alert')).toHaveText('The current password is not right')
  await enterOn(page, card(page).getByRole('button', { name: 'Cancel' }))
  const secret = await beginSetUp(page, person)
  await expectAccessible()
  const field = card(page).getByRole('textbox', { name: 'Code' })
  await field.fill('12')
  await card(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(card(page).getByRole('alert')).toHaveText('This code is not right, or was used already')
  const code = codeOf(secret)
  await field.focus()
  await page.keyboard.press('Control+a')
  // As an app copies it.
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(field).toHaveValue(code)
  await page.keyboard.press('Enter')

  await expect(card(page).getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await expect(card(page).getByText('On', { exact: true })).toBeVisible()
  await expectAccessible()
  const recovery = await card(page).getByRole('listitem').allInnerTexts()
  expect(recovery).toHaveLength(10)
  await card(page).getByRole('button', { name: 'Copy the codes' }).click()
  await expect(toast(page, 'Recovery codes copied')).toBeVisible()
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n')).toEqual(recovery)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('button', { name: 'Download the codes' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('corridor-recovery-codes.txt')
  expect((await readFile(await download.path(), 'utf8')).trim().split('\n')).toEqual(recovery)
  await card(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(card(page).getByText(/Recovery codes left: 10\./)).toBeVisible()
  await letterTo(page, person.email, /Two-factor sign-in is on/)

  // The page that was asked for comes after both steps.
  await signOut(page)
  await page.goto('/account/security')
  await expect(page).toHaveURL('/candidate/auth/sign-in')
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await giveCredentials(page, person)
  await expect(page.getByRole('heading', { level: 1, name: 'Two-Factor Sign-In' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await expectAccessible()
  await typeInto(page, page.getByRole('textbox', { name: 'Code' }), code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('This code is not right, or was used already')
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account/security')
  await expect(card(page).getByText('On', { exact: true })).toBeVisible()

  await signOut(page)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  await giveCredentials(page, person)
  await enterOn(page, page.getByRole('button', { name: 'Back to sign in' }))
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await giveCredentials(page, person)
  await enterOn(page, page.getByRole('button', { name: 'Use a recovery code' }))
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeFocused()
  await page.keyboard.type((recovery[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/candidate/dashboard')
  await letterTo(page, person.email, /recovery code was used/)

  await page.goto('/account/security/privacy-settings')
  await expect(page).toHaveURL('/account/security')
  await expect(card(page).getByText(/Recovery codes left: 9\./)).toBeVisible()
  await card(page).getByRole('button', { name: 'New recovery codes' }).click()
  await card(page)
    .getByLabel(/^Current Password/)
    .fill(person.password)
  await card(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(recovery[1] ?? '')
  await card(page).getByRole('button', { name: 'Make new recovery codes' }).click()
  await expect(card(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  const renewed = await card(page).getByRole('listitem').allInnerTexts()
  expect(renewed.filter((one) => recovery.includes(one))).toEqual([])
  await card(page).getByRole('button', { name: 'I have kept them' }).click()
  await card(page).getByRole('button', { name: 'Turn off' }).click()
  await card(page)
    .getByLabel(/^Current Password/)
    .fill(person.password)
  await card(page)
    .getByRole('textbox', { name: 'Code' })
    .fill(renewed[0] ?? '')
  await expectAccessible()
  await card(page).getByRole('button', { name: 'Turn off' }).click()
  await expect(toast(page, 'Two-factor sign-in is off')).toBeVisible()
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible()
  await signOut(page)
  await giveCredentials(page, person)
  await expect(page).toHaveURL('/candidate/dashboard')
})

test('a sign-in that waits too long for its code begins anew', async ({ page }) => {
  const person = await signUp('candidate')
  await page.goto('/candidate/auth/sign-in')
  await giveCredentials(page, person)
  await expect(page).toHaveURL('/candidate/dashboard')
  await page.goto('/account/security')
  const secret = await beginSetUp(page, person)
  await card(page).getByRole('textbox', { name: 'Code' }).fill(codeOf(secret))
  await card(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(card(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  await signOut(page)
  await giveCredentials(page, person)
  // A password that is set meanwhile ends what the old one began, as five minutes do.
  const newPassword = 'Walrus%19-lamp'
  await page.request.post('/api/v1/auth/forgot-password', { data: { email: person.email } })
  const token = tokenIn(await letterTo(page, person.email, /Set a new Corridor password/))
  const reset = { token, password: newPassword, confirmPassword: newPassword }
  expect((await page.request.post('/api/v1/auth/reset-password', { data: reset })).status()).toBe(200)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(toast(page, /took too long or had too many tries/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
})

test('a session that ended under a form is renewed over it in both steps', async ({ page }) => {
  // Nobody else's journey: until its end this person signs in with a code.
  const session = await openSession('consultant')
  const { data } = await callAs(session, 'POST', '/two-factor/start', { currentPassword: password })
  const { recoveryCodes } = await callAs(session, 'POST', '/two-factor/confirm', { code: codeOf(data.secret) })
  await enterAs(page, session)
  await page.goto('/company/hotlist/add-hotlist')
  await page.getByRole('textbox', { name: 'Name' }).fill('Kept over both steps')
  await page.getByRole('textbox', { name: 'Description' }).fill('A bench')
  await callAs(session, 'POST', '/auth/sign-out', {})
  await page.getByRole('main').locator('button[type=submit]').click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Back', exact: true }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(data.secret, 1))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kept over both steps')
  const renewed = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  await callAs(renewed, 'POST', '/two-factor/turn-off', { currentPassword: password, code: recoveryCodes[0] })
})

test('two-factor fits a phone, in Arabic too', async ({ page, expectAccessible }) => {
  const person = await signUp('company')
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/company/auth/sign-in')
  await giveCredentials(page, person)
  await expect(page).toHaveURL('/company/onboarding/step1')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/account/security')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
  const section = page.locator('section[data-section]').nth(1)
  const fits = async () => {
    await expectNoSidewaysScroll(page)
    await expectAccessible()
  }
  await fits()
  await section.getByRole('button').click()
  await section.locator('input[type=password]').fill(person.password)
  await section.locator('button[type=submit]').click()
  const secret = (await section.locator('code').innerText()).replace(/\s/g, '')
  await fits()
  await section.locator('input[name=code]').fill(codeOf(secret))
  await section.locator('button[type=submit]').click()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await fits()
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.goto('/company/auth/sign-in')
  await page.locator('input[name=email]').fill(person.email)
  await page.locator('input[name=password]').fill(person.password)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('input[name=code]')).toBeFocused()
  await fits()
})
