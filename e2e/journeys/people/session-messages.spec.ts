import { expect, test } from '../../support/test.ts'

// spec 1 §5 and spec 2 §5; product.md makes the fragments of the password's message full sentences.
const emailCases = [
  { email: '', message: 'Email is required' },
  { email: 'ab', message: 'Minimum 3 symbols' },
  { email: 'not an address', message: 'Wrong email format' },
  { email: `${'a'.repeat(50)}@mail.example`, message: 'Maximum 50 symbols' },
]
const adminPasswords = [
  { password: '', message: 'Password is required' },
  { password: 'ab', message: 'Minimum 3 symbols' },
  { password: 'a'.repeat(51), message: 'Maximum 50 symbols' },
]
const companyPasswords = [
  { password: '', message: 'Password is required' },
  { password: 'Ab1@', message: 'Password must be at least 8 characters long' },
  { password: `Ab1@${'x'.repeat(40)}`, message: 'Password must be at most 32 characters long' },
  { password: 'corridor@2026', message: 'Password must contain at least one uppercase letter' },
  { password: 'CORRIDOR@2026', message: 'Password must contain at least one lowercase letter' },
  { password: 'Corridor@same', message: 'Password must contain at least one number' },
  {
    password: 'Corridor2026',
    message: 'Password must contain at least one special character (@, $, !, %, *, ?, &)',
  },
]

const kinds = [
  { path: '/admin/auth/sign-in', passwords: adminPasswords },
  { path: '/company/auth/sign-in', passwords: companyPasswords },
  { path: '/candidate/auth/sign-in', passwords: companyPasswords },
]

for (const { path, passwords } of kinds) {
  test(`${path} says what is wrong with each field`, async ({ page }) => {
    await page.goto(path)
    const email = page.getByRole('textbox', { name: 'Email' })
    const password = page.getByLabel('Password', { exact: true })

    for (const { email: typed, message } of emailCases) {
      await email.fill(typed)
      await password.press('Enter')
      await expect(email).toHaveAccessibleDescription(message)
      await expect(email).toBeFocused()
    }
    await email.fill('someone@mail.example')
    for (const { password: typed, message } of passwords) {
      await password.fill(typed)
      await email.press('Enter')
      await expect(password).toHaveAccessibleDescription(message)
      await expect(password).toBeFocused()
    }
  })
}
