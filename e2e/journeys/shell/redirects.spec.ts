import { expect, test } from '../../support/test.ts'

// spec 1 §2; product.md, Areas and paths that the specifications leave open.
const forVisitors = [
  ['/login', '/admin/auth/sign-in'],
  ['/auth/sign-in', '/admin/auth/sign-in'],
  ['/about-us', '/about'],
  ['/error', '/error/404'],
  ['/error/xyz', '/error/404'],
  ['/nowhere/at/all', '/error/404'],
  ['/admin', '/admin/auth/sign-in'],
  ['/company', '/company/auth/sign-in'],
  ['/candidate', '/candidate/auth/sign-in'],
  ['/admin/settings/country/list-country', '/admin/auth/sign-in'],
] as const

test('old and unknown addresses lead a visitor to the right page', async ({ page }) => {
  for (const [from, to] of forVisitors) {
    await test.step(`${from} leads to ${to}`, async () => {
      await page.goto(from)
      await expect(page).toHaveURL(to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  }
})

test('an unknown page of a sign-in area is lost, not behind a sign-in', async ({ page }) => {
  await page.goto('/auth/nowhere')
  await expect(page).toHaveURL('/error/404')
  await expect(page.getByRole('heading', { name: 'We have lost this page' })).toBeVisible()
})

const areas = [
  ['administrator', '/admin', ['/admin/nowhere', '/admin/setting/list-nothing', '/admin/address-management/add-moon']],
  ['owner', '/company', ['/company/nowhere', '/company/hotlist/nowhere']],
  ['student', '/candidate', ['/candidate/nowhere']],
] as const

for (const [person, area, unknown] of areas) {
  test(`an unknown page of ${area} is lost inside its area`, async ({ page, signedInAs }) => {
    await signedInAs(person)
    for (const path of unknown) {
      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name: 'We have lost this page' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL(area === '/company' ? '/company/today' : `${area}/dashboard`)
  })
}

test('the error pages say what they are, and lead home and back', async ({ page }) => {
  await page.goto('/help')
  await page.goto('/error/404')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/help')
  await page.goto('/error/500')
  await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible()
  await expect(page.getByText('Server error occurred. Please try again later')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})
