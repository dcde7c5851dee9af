import { expect, test, toast } from '../../support/test.ts'
import { password, persons } from '../../support/world.ts'

const kinds = [
  {
    person: persons.administrator,
    path: '/admin/auth/sign-in',
    title: 'Sign In',
    home: '/admin/dashboard',
    refused: 'The login details are incorrect',
  },
  {
    person: persons.bench,
    path: '/company/auth/sign-in',
    title: 'Agent Sign In',
    home: '/company/today',
    refused: 'Sign In failed. Please try again.',
  },
  {
    person: persons.student,
    path: '/candidate/auth/sign-in',
    title: 'Student Sign In',
    home: '/candidate/dashboard',
    refused: 'Sign In failed. Please try again.',
  },
]

for (const { person, path, title, home, refused } of kinds) {
  test(`${person.name} signs in, after a wrong password`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill('Wrong@2026')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(refused)
    await expect(toast(page, 'The login details are incorrect')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)

    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(toast(page, 'Sign in successful')).toBeVisible()
    await expect(page).toHaveURL(home)
  })
}

test('a sign-in page waits for its answer, and sends once', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/v1/admin/sign-in', async (route) => {
    sent += 1
    await release.promise
    await route.continue()
  })
  await page.goto('/admin/auth/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(persons.administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  release.resolve()
  await expect(page).toHaveURL('/admin/dashboard')
  expect(sent).toBe(1)
})

test('a password can be shown and hidden again', async ({ page }) => {
  await page.goto('/company/auth/sign-in')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(password)
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show or hide the password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Show or hide the password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('Remember me keeps the e-mail address alone', async ({ page }) => {
  await page.goto('/candidate/auth/sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(persons.student.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/candidate/dashboard')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/candidate/auth/sign-in')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(persons.student.email)
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('the demo names its persons, one click from the form', async ({ page }) => {
  await page.goto('/admin/auth/sign-in')
  await page.getByText('Sign in by hand').click()
  const demo = page.getByRole('button', { name: new RegExp(persons.administrator.email) })
  await demo.click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(persons.administrator.email)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/admin/dashboard')
})
