import type { Page } from '@playwright/test'
import { enterOn, typeInto } from '../../support/keyboard.ts'
import { letterTo } from '../../support/mailbox.ts'
import { giveCredentials, type NewPerson, signUp } from '../../support/new-person.ts'
import { expect, test, toast } from '../../support/test.ts'

const passwordForm = (page: Page) => page.getByRole('form', { name: 'Password' })

async function enter(page: Page, person: NewPerson, home: string) {
  await page.goto(`/${person.area}/auth/sign-in`)
  await giveCredentials(page, person)
  await expect(page).toHaveURL(home)
}

test('a member changes the password without a mouse; the other browser is out, this one goes on', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const person = await signUp('company')
  // Before the onboarding is complete, one's own account is open.
  const home = '/company/onboarding/step1'
  await enter(page, person, home)
  const elsewhere = await (await browser.newContext()).newPage()
  // A page that listens hears of it by itself, and may leave before the click.
  await elsewhere.route('**/api/v1/events', (route) => route.abort())
  await enter(elsewhere, person, home)
  await elsewhere.goto('/account/security')
  await expect(elsewhere.getByText('This device')).toBeVisible()

  await page.goto('/account/security')
  const field = (name: RegExp) => passwordForm(page).getByLabel(name)
  await enterOn(page, passwordForm(page).getByRole('button', { name: 'Change the password' }))
  await expect(passwordForm(page).getByText('Password is required')).toHaveCount(2)
  await expectAccessible()
  await field(/^Current Password/).focus()
  await typeInto(page, field(/^Current Password/), 'Wrong@2026')
  await typeInto(page, field(/^New Password/), 'Walrus%19-lamp')
  await typeInto(page, field(/^Confirm Password/), 'Walrus%19-lam')
  await page.keyboard.press('Enter')
  await expect(passwordForm(page).getByText("Password and Confirm Password didn't match")).toBeVisible()
  await typeInto(page, field(/^Confirm Password/), 'Walrus%19-lamp')
  await page.keyboard.press('Enter')
  await expect(passwordForm(page).getByRole('alert')).toHaveText('The current password is not right')
  await field(/^Current Password/).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(passwordForm(page).getByRole('status')).toHaveText(
    'Your password is changed. You are signed out on every other device.',
  )
  await expect(field(/^New Password/)).toHaveValue('')
  await letterTo(page, person.email, /password was changed/)
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0)

  await elsewhere.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  await elsewhere
    .getByLabel(/^Current Password/)
    .nth(1)
    .fill(person.password)
  await elsewhere.getByRole('button', { name: 'Continue' }).click()
  await expect(elsewhere).toHaveURL('/company/auth/sign-in')
  await giveCredentials(elsewhere, { ...person, password: 'Walrus%19-lamp' })
  await expect(elsewhere).toHaveURL('/account/security')
  await elsewhere.context().close()
})

test('somebody with two browsers ends the other, which is out at its next click', async ({ page, browser }) => {
  const person = await signUp('candidate')
  const home = '/candidate/dashboard'
  await enter(page, person, home)
  const others = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  for (const other of others) await enter(other, person, home)

  await page.goto('/account/security')
  const ends = page.getByRole('button', { name: /^Sign out Chrome/ })
  // Those of the journey, and the one that the sign-up opened, whose device no browser told.
  await expect(ends).toHaveCount(2)
  await ends.first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out there' }).click()
  await expect(toast(page, 'The session has ended')).toBeVisible()
  await expect(ends).toHaveCount(1)
  await others[1]?.getByRole('button', { name: /^Account of/ }).click()
  await others[1]?.getByRole('menuitem', { name: 'Security' }).click()
  await expect(others[1] as Page).toHaveURL('/candidate/auth/sign-in')
  await expect((others[0] as Page).getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(toast(page, 'You are signed out everywhere else')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  await others[0]?.getByRole('button', { name: /^Account of/ }).click()
  await others[0]?.getByRole('menuitem', { name: 'Security' }).click()
  await expect(others[0] as Page).toHaveURL('/candidate/auth/sign-in')
  for (const other of others) await other.context().close()
})

test('an unknown page of the account is its not-found page', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto('/account/security')
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  await page.goto('/account/nothing-of-this-name')
  await expect(page.getByRole('heading', { level: 1, name: /lost this page/ })).toBeVisible()
})
