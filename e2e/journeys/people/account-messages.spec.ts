import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { chosenPassword } from '../../support/world.ts'

type Row = [field: RegExp, typed: string, message: string]

// Each rule and its message stand in the table of the contract's sign-up; here that they come up under their field.
const signUp: Row[] = [
  [/^First Name/, '', 'First Name is required'],
  [/^Last Name/, 'Wu<b>', 'Last Name can only contain letters and spaces'],
  [/^Email/, 'nobody', 'Wrong email format'],
  [/^Password/, 'Quartz7otter', 'Password must contain at least one special character (@, $, !, %, *, ?, &)'],
  [/^Confirm Password/, 'Quartz@7-otters', "Password and Confirm Password didn't match"],
]
const right: [RegExp, string][] = [
  [/^First Name/, 'Asha'],
  [/^Last Name/, 'Mehta'],
  [/^Email/, 'asha@example.com'],
  [/^Password/, chosenPassword],
  [/^Confirm Password/, chosenPassword],
]

async function expectMessages(page: Page, rows: readonly Row[], submit: string) {
  const fieldOf = (label: RegExp) => page.getByLabel(label)
  for (const [name, value] of right) await fieldOf(name).fill(value)
  for (const [label, typed, message] of rows) {
    await fieldOf(label).fill(typed)
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expect(fieldOf(label), `${label} ${typed}`).toHaveAccessibleDescription(new RegExp(escaped(message)))
    await expect(fieldOf(label)).toHaveAttribute('aria-invalid', 'true')
    for (const [name, value] of right) if (String(name) === String(label)) await fieldOf(name).fill(value)
  }
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const places = { yourCountry: 'India', clientCountry: 'Canada' }

test('the sign-up of a company says what is wrong with each field', async ({ page }) => {
  await page.goto('/color-scheme.js')
  await page.evaluate((one) => {
    localStorage.candidateStepOneData = JSON.stringify(one)
    localStorage.candidateStepTwoData = JSON.stringify({ type: 'agent' })
  }, places)
  await page.goto('/company/auth/sign-up')
  await expectMessages(page, signUp, 'Sign Up')
  await expect(page.getByText('You must accept the terms and conditions')).toBeVisible()
})

test('the sign-up of a student says what is wrong with each field', async ({ page }) => {
  await page.goto('/candidate/auth/sign-up')
  await expectMessages(page, signUp, 'Sign Up')
  await expect(page.getByText('You must accept the terms and conditions')).toBeVisible()
  const reading = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Read the Terms & Conditions' }).click()
  await expect((await reading).getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
})

test('the verification says what is missing', async ({ page }) => {
  await page.goto('/company/auth/verify-email')
  await expect(page.getByText('Email address is missing. Please try signing up again.')).toBeVisible()
  await page.goto('/company/auth/verify-email?email=nobody%40example.com')
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByText('Please enter the verification code')).toBeVisible()
})
