import { expect, test } from '../../support/test.ts'

// Each rule and its message stand in the table of the contract's sign-in; here that they come up under their field.
const kinds = [
  { path: '/admin/auth/sign-in', wrong: 'ab', message: 'Minimum 3 symbols' },
  {
    path: '/company/auth/sign-in',
    wrong: 'Corridor2026',
    message: 'Password must contain at least one special character (@, $, !, %, *, ?, &)',
  },
  {
    path: '/candidate/auth/sign-in',
    wrong: 'corridor@2026',
    message: 'Password must contain at least one uppercase letter',
  },
]

for (const { path, wrong, message } of kinds) {
  test(`${path} says what is wrong with each field`, async ({ page }) => {
    await page.goto(path)
    const email = page.getByRole('textbox', { name: 'Email' })
    const password = page.getByLabel('Password', { exact: true })
    for (const [typed, said] of [
      ['', 'Email is required'],
      ['not an address', 'Wrong email format'],
    ] as const) {
      await email.fill(typed)
      await password.press('Enter')
      await expect(email).toHaveAccessibleDescription(said)
      await expect(email).toBeFocused()
    }
    await email.fill('someone@mail.example')
    for (const [typed, said] of [
      ['', 'Password is required'],
      [wrong, message],
    ] as const) {
      await password.fill(typed)
      await email.press('Enter')
      await expect(password).toHaveAccessibleDescription(said)
      await expect(password).toBeFocused()
    }
  })
}
