import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { callAs, openSession } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'

test('a newcomer does a first act, sees it ticked, hides the list, and has it again by Help', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('otherBench')
  await page.goto('/company/today')
  const list = page.getByRole('region', { name: 'Ten minutes' })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  const fill = list.getByRole('listitem').filter({ hasText: 'Put candidates on a hotlist' })
  await expect(fill).not.toContainText('Done')
  await expectAccessible()

  await callAs(await openSession('otherBench'), 'POST', '/hotlist/add', {
    name: `First steps ${Date.now()}`,
    description: 'Ready next week',
    isPublic: false,
  })
  await page.goto('/company/dashboard')
  await expect(fill).toContainText('Done')
  await expect(list).toContainText('1 of 5 done')

  await list.getByRole('button', { name: 'Hide “Ten minutes”' }).press('Enter')
  await expect(list).toHaveCount(0)
  await page.goto('/company/today')
  await expect(page.getByRole('region', { name: 'Your day' })).toBeVisible()
  await expect(list).toHaveCount(0)

  await page.goto('/help/ten-minutes')
  await page.getByRole('link', { name: 'Show it again on Today' }).press('Enter')
  await expect(list).toContainText('1 of 5 done')
  await list.getByRole('link', { name: 'Submit a candidate to a job' }).press('Enter')
  await expect(page).toHaveURL('/company/submission/add-submission')
})

test('the list fits a phone, from right to left', async ({ page, signedInAs, expectAccessible }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signedInAs('administrator')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/admin/dashboard')
  const list = page.getByRole('region', { name: 'عشر دقائق' })
  await expect(list.getByRole('listitem')).toHaveCount(5)
  await expectNoSidewaysScroll(page)
  await expectAccessible()
})
