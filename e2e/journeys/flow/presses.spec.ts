import { Presses } from '../../support/presses.ts'
import { expect, test } from '../../support/test.ts'

test('three of the bench are sent as a hotlist in five presses, by keyboard, to those who got the last one', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('bench')
  await page.goto('/company/bench')
  await expect(page.locator('[data-row]').nth(2)).toBeVisible()
  const presses = new Presses(page)
  await presses.pickRows(3)
  await presses.key('s')
  const dialog = page.getByRole('dialog', { name: 'Send as a hotlist' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await presses.key('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add Campaign' })).toBeVisible()
  await expect(page.getByText(/^Recipients and words are those of/)).toBeVisible()
  await presses.key('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: /will get it/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send to \d+/ })).toBeEnabled()
  await presses.key('Control+Enter')
  await expect(page).toHaveURL(/view-campaign/)
  presses.expectAtMost(8)
})
