import { expect, test } from '../../support/test.ts'

test('the demo shows the mail that would have been sent', async ({ page, expectAccessible }) => {
  await page.goto('/dev/mailbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Mailbox of the demo' })).toBeVisible()
  await expectAccessible()
})
