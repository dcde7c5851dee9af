import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { expect, test } from '../../support/test.ts'
import { persons } from '../../support/world.ts'

const ways = [
  { role: 'Owner', person: persons.owner, home: '/company/today' },
  { role: 'Recruiter', person: persons.recruiter, home: '/company/today' },
  { role: 'Bench sales', person: persons.bench, home: '/company/today' },
  { role: 'Study agency', person: persons.consultant, home: '/company/today' },
  { role: 'Administrator', person: persons.administrator, home: '/admin/dashboard' },
]

for (const { role, person, home } of ways) {
  test(`one press on the home page shows the work as ${role}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('region', { name: 'Look around as' }).getByRole('link', { name: role }).click()
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('button', { name: new RegExp(person.name) })).toBeVisible()
  })
}

for (const path of ['/', '/admin/auth/sign-in', '/company/auth/sign-in', '/candidate/auth/sign-in']) {
  test(`${path} leads into the demo by keyboard, on a phone too`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto(path)
    const strip = page.getByRole('region', { name: 'Look around as' })
    await expect(strip.getByRole('link')).toHaveCount(ways.length)
    for (const link of await strip.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expectNoSidewaysScroll(page)
    await expectAccessible()
    await strip.getByRole('link', { name: 'Bench sales' }).press('Enter')
    await expect(page).toHaveURL('/company/today')
  })
}

test('a person who is signed in stays so until they press', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto('/company/auth/sign-in?as=owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Look around as Owner?' })).toBeVisible()
  await page.getByRole('link', { name: `Stay ${persons.bench.name}` }).click()
  await expect(page.getByRole('button', { name: new RegExp(persons.bench.name) })).toBeVisible()
})

test('an own address signs nobody in a second time, and another word asks for the form', async ({
  page,
  signedInAs,
}) => {
  await page.goto('/company/auth/sign-in?as=somebody')
  await expect(page.getByRole('heading', { level: 1, name: 'Agent Sign In' })).toBeVisible()
  await expect(page.getByText('Sign in by hand')).toBeVisible()
  await signedInAs('bench')
  await page.goto('/company/auth/sign-in?as=bench')
  await expect(page).toHaveURL('/company/today')
})

test('a press after the question signs out, and in again', async ({ page }) => {
  await page.goto('/company/auth/sign-in?as=recruiter')
  await expect(page).toHaveURL('/company/today')
  const first = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token)
  await page.goto('/admin/auth/sign-in?as=admin')
  await page.getByRole('button', { name: 'Sign out and look around' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  const answer = await page.request.get('/api/v1/auth/me', { headers: { authorization: `Bearer ${first}` } })
  expect(answer.status()).toBe(401)
})

test('the limits of the sign-in hold for it, and the form says so', async ({ page }) => {
  await page.route('**/api/v1/company/sign-in', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, code: 'request.tooMany', message: 'Too many requests. Please try again later.' },
    }),
  )
  await page.goto('/company/auth/sign-in?as=owner')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Sign In failed. Please try again.')
  await expect(page).toHaveURL('/company/auth/sign-in')
})

test('outside the demo the address is the ordinary one', async ({ page }) => {
  await page.route('**/api/v1/demo', (route) =>
    route.fulfill({ json: { success: true, demo: false, password: null, mailbox: null, persons: [] } }),
  )
  await page.goto('/company/auth/sign-in?as=owner')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(page.getByText('Look around as')).toHaveCount(0)
  await expect(page).toHaveURL('/company/auth/sign-in?as=owner')
})
