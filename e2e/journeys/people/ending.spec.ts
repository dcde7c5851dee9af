import { callAs, openSession } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

test('a member signs out, and the session is over on the server too', async ({ page }) => {
  const session = await openSession('member')
  await enterAs(page, session)
  const release = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/sign-out', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/company/dashboard')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/company/auth/sign-out')
  await expect(page.getByText('Signing out...')).toBeVisible()
  release.resolve()
  await expect(toast(page, 'You have been successfully signed out')).toBeVisible()
  await expect(page).toHaveURL('/company/auth/sign-in')
  await expect(callAs(session, 'GET', '/auth/me')).rejects.toThrow('401')
})

test('a session that ended elsewhere leads to the sign-in page at the next click', async ({ page }) => {
  const session = await openSession('member')
  await enterAs(page, session)
  // A page that listens hears of it by itself, and may leave before the click.
  await page.route('**/api/v1/events', (route) => route.abort())
  await page.goto('/company/dashboard')
  await expect(page.getByRole('main').getByRole('link', { name: /^Hotlist/ })).toBeVisible()
  // A question of the page that is still on its way would hear of it too.
  await page.waitForLoadState('networkidle')
  await callAs(session, 'POST', '/auth/sign-out', {})
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hotlist' }).click()
  await expect(page).toHaveURL('/company/auth/sign-in')
  await expect(toast(page, 'Please login to access this page')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
})

test('signing out in one tab ends the other', async ({ page, context }) => {
  await enterAs(page, await openSession('member'))
  const other = await context.newPage()
  await other.goto('/company/candidate/list-candidate')
  await expect(other.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible()
  await page.goto('/company/auth/sign-out')
  await expect(page).toHaveURL('/company/auth/sign-in')
  await expect(other).toHaveURL('/company/auth/sign-in')
})
