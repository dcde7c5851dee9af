import { expect, test, toast } from '../../support/test.ts'

test('notifications are chosen in a matrix, one by one or all at once, without a mouse', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('colleague')
  await page.goto('/account/notifications/settings')
  const all = page.getByRole('radiogroup', { name: 'All at once' })
  await all.getByText('All', { exact: true }).click()
  await expect(toast(page, 'Settings saved').first()).toBeVisible()
  const boxes = page.getByRole('checkbox', { disabled: false })
  const now = (name: string) => boxes.and(page.getByRole('checkbox', { name: new RegExp(`: ${name}$`) }))
  await expect(now('Email now').first()).toBeChecked()
  await expect(now('Daily email').first()).not.toBeChecked()
  await expectAccessible()

  await now('Daily email').first().focus()
  await page.keyboard.press('Space')
  await expect(now('Daily email').first()).toBeChecked()
  await expect(now('Email now').first()).not.toBeChecked()
  await expect(now('App').first()).toBeChecked()
  await expect(all.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(now('App').first()).not.toBeChecked()
  await expect(now('Daily email').first()).not.toBeChecked()

  await all.getByText('Normal', { exact: true }).click()
  await expect(all.getByRole('radio', { name: 'Normal' })).toBeChecked()
  await page.reload()
  await expect(all.getByRole('radio', { name: 'Normal' })).toBeChecked()
})
