import { expect, test, toast } from '../../support/test.ts'

const step = (number: number) => `/company/onboarding/step${number}`

test('a visitor is asked to sign in, in words of the onboarding', async ({ page }) => {
  await page.goto(step(1))
  await expect(page).toHaveURL('/company/auth/sign-in')
  await expect(toast(page, 'Authentication required to access onboarding')).toBeVisible()
})

const warningOf = (number: number) =>
  number === 6 ? 'Please complete previous steps first' : `Please complete step ${number - 1} first`

// Each step of each standing is judged by the test of the steps.
test('a company opens no further step than its own, and is told what comes first', async ({ page, signedInAs }) => {
  await signedInAs('notOnboarded')
  const at = 3
  for (const number of [2, 3, 4, 5, 6]) {
    await page.goto(step(number))
    const isOpen = at >= number
    await expect(page).toHaveURL(step(isOpen ? number : at))
    await expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]')).toBeVisible()
    if (!isOpen) await expect(toast(page, warningOf(at + 1))).toBeVisible()
    else await expect(toast(page, /^Please complete/)).toBeHidden()
  }
})

test('each closed page names its own condition', async ({ page, signedInAs }) => {
  await signedInAs('notOnboarded')
  await page.goto(step(6))
  for (const number of [6, 5, 4]) await expect(toast(page, warningOf(number))).toBeVisible()
  await expect(page).toHaveURL(step(3))
})

test('a member who is not the owner sees who must finish', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('waiting')
  await page.goto(step(1))
  await expect(page.getByRole('heading', { level: 1, name: 'Complete the onboarding' })).toBeVisible()
  await expect(page.getByText(/Maple Pathways is at step 3 of 6/)).toContainText('Only the owner of your company')
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/company/auth/sign-in')
})

test('a step that does not exist is a page that is lost', async ({ page, signedInAs }) => {
  await signedInAs('notOnboarded')
  await page.goto(step(7))
  await expect(page.getByRole('heading', { level: 1, name: /lost this page/ })).toBeVisible()
})
