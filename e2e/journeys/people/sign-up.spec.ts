import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, tabTo, typeInto } from '../../support/keyboard.ts'
import { codeIn, letterTo, tokenIn } from '../../support/mailbox.ts'
import { expect, test, toast } from '../../support/test.ts'
import { chosenPassword as password } from '../../support/world.ts'

let count = 0
const freshEmail = () => `visitor-${Date.now()}-${++count}@example.com`

test('a visitor signs up without a mouse, verifies the address and lands on the first step', async ({
  page,
  expectAccessible,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await enterOn(page, page.getByRole('banner').getByRole('link', { name: 'Agent Login' }))
  await enterOn(page, page.getByRole('link', { name: 'Sign Up' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Where Are You?' })).toBeVisible()
  await enterOn(page, page.getByRole('button', { name: 'Next' }))
  await expect(page.getByText('Your current location is required')).toBeVisible()
  await expect(page.getByText('Client location is required')).toBeVisible()
  // The list opens where the focus went.
  await expect(page.getByRole('combobox', { name: 'Your current location' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expectAccessible()
  for (const [label, country] of [
    ['Your current location', 'India'],
    ['Client location', 'Canada'],
  ] as const) {
    await tabTo(page, page.getByRole('combobox', { name: label }))
    await page.keyboard.type(country)
    await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(country)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: label })).toHaveValue(country)
  }
  await enterOn(page, page.getByRole('button', { name: 'Next' }))

  await expect(page.getByRole('heading', { level: 1, name: 'Who Are You?' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(12)
  await enterOn(page, page.getByRole('button', { name: 'Next' }))
  await expect(page.getByText('Type is required')).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: 'Student' }))
  await page.keyboard.press('Space')
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Agent' })).toBeChecked()
  await expectAccessible()
  await enterOn(page, page.getByRole('button', { name: 'Next' }))

  await expect(page.getByRole('heading', { level: 1, name: 'Agent Sign Up' })).toBeVisible()
  await expect(page.getByText('Onboarding steps completed')).toBeVisible()
  await enterOn(page, page.getByRole('button', { name: 'Sign Up' }))
  await expect(page.getByText('You must accept the terms and conditions')).toBeVisible()
  await expectAccessible()
  await typeInto(page, page.getByRole('textbox', { name: 'First Name' }), 'Li')
  await typeInto(page, page.getByRole('textbox', { name: 'Last Name' }), 'Newcomer')
  await enterOn(page, page.getByRole('button', { name: 'Keep "Li", it is the full name' }))
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), email)
  await typeInto(page, page.getByLabel(/^Password/), 'Password@123')
  await typeInto(page, page.getByLabel(/^Confirm Password/), password)
  await tabTo(page, page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }))
  await page.keyboard.press('Space')
  await enterOn(page, page.getByRole('button', { name: 'Sign Up' }))
  await expect(page.getByText('Password is too common')).toBeVisible()
  await page.getByLabel(/^Password/).focus()
  await typeInto(page, page.getByLabel(/^Password/), password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/company/auth/verify-email?email=${encodeURIComponent(email)}`)
  expect(await page.evaluate(() => [localStorage.candidateStepOneData, localStorage.candidateStepTwoData])).toEqual([
    undefined,
    undefined,
  ])
  await expect(page.getByRole('button', { name: /^Resend Verification Code \(\d+ s\)$/ })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Open the demo mailbox' })).toHaveAttribute('href', '/dev/mailbox')
  await expectAccessible()
  // Nothing else opens before.
  await page.goto('/company/dashboard')
  await expect(page).toHaveURL(/verify-email/)
  const code = codeIn(await letterTo(page, email, /verification code/))
  expect(code).toMatch(/^\d{6}$/)
  const field = page.getByRole('textbox', { name: 'Verification code' })
  await field.focus()
  await typeInto(page, field, code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Email verification failed')
  await field.focus()
  await page.keyboard.press('Control+a')
  // As a mail program copies it.
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(field).toHaveValue(code)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Email verified successfully!')).toBeVisible()
  // Whoever signed up in this browser needs no second sign-in.
  await expect(page).toHaveURL('/company/onboarding/step1')
  await page.goto('/company/onboarding')
  await expect(page).toHaveURL('/company/onboarding/step1')
})

test('a student signs up, forgets the password, and signs in with a new one', async ({ page, expectAccessible }) => {
  const email = freshEmail()
  await page.goto('/candidate/auth/sign-in')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Student Sign Up' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'I have only one name' }).check()
  await page.getByRole('textbox', { name: 'Name' }).fill('Suharto')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm Password/).fill(password)
  await page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' }).check()
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/company\/auth\/verify-email/)

  // The link of the letter proves the address as well as the code does.
  await page.goto('/auth/classic/reset-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(/a link to a new password is on its way/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the demo mailbox' })).toBeVisible()
  await expectAccessible()
  const token = tokenIn(await letterTo(page, email, /Set a new Corridor password/))
  expect(token).toMatch(/^[\w-]{43}$/)
  await page.goto(`/auth/classic/reset-password?token=${token}`)
  await expect(page.getByRole('heading', { level: 1, name: 'New Password' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel(/^Password/).fill('Walrus%19-lamp')
  await page.getByLabel(/^Confirm Password/).fill('Walrus%19-lamp')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(toast(page, 'Your new password is set. Please sign in with it')).toBeVisible()
  await expect(page).toHaveURL('/candidate/auth/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill('Walrus%19-lamp')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/candidate/dashboard')

  await page.goto(`/auth/classic/reset-password?token=${token}`)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel(/^Confirm Password/).fill(password)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This link is no longer valid. Please request a new one',
  )
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible()
})

test('the sign-up asks for the steps before it', async ({ page }) => {
  await page.goto('/company/auth/sign-up')
  await expect(page).toHaveURL('/company/onboarding/onboarding-step-one')
  await expect(toast(page, 'Please complete the onboarding steps first')).toBeVisible()
  await page.goto('/company/onboarding')
  await expect(page).toHaveURL('/company/onboarding/onboarding-step-one')
  await page.goto('/company/onboarding/onboarding-step-two?mode=edit')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Who Are You?' })).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/company/onboarding/onboarding-step-one')
  await page.goto('/company/auth/verify-email')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Email address is missing. Please try signing up again.',
  )
})

test('a browser that keeps nothing is told so before the sign-up', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/company/onboarding/onboarding-step-two')
  await page.getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to save information')
})

test('the pages of the sign-up fit a phone, in Arabic too', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/company/auth/sign-in')
  await page.evaluate(() => {
    localStorage.setItem('language', 'ar')
    localStorage.setItem('candidateStepOneData', JSON.stringify({ yourCountry: 'India', clientCountry: 'Canada' }))
    localStorage.setItem('candidateStepTwoData', JSON.stringify({ type: 'agent' }))
  })
  for (const path of [
    '/company/onboarding/onboarding-step-one',
    '/company/onboarding/onboarding-step-two',
    '/company/auth/sign-up',
    '/company/auth/verify-email?email=a%40b.example',
    '/auth/classic/reset-password',
    '/candidate/auth/sign-up',
  ]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
    await expectNoSidewaysScroll(page)
    await expectAccessible()
  }
  // Countries are named as the reader names them.
  await page.goto('/company/onboarding/onboarding-step-one')
  await page.getByRole('main').getByRole('combobox').first().fill('كند')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('كندا')
})
