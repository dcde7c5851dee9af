import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { unique } from '../../support/records.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

const plans = '/admin/plan-and-subscription/list-plans'

test('an administrator adds a plan by keyboard, edits it, retires it and offers it again', async ({
  page,
  signedInAs,
}) => {
  const name = unique('Plus')
  await signedInAs('administrator')
  await page.goto('/admin/plan-and-subscription/add-plan')
  await page.getByLabel('Name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Description is required').first()).toBeVisible()
  await page.getByLabel('Description').fill('Between two others')
  await page.getByRole('textbox', { name: 'Price per month', exact: true }).fill('149,5')
  await page.getByLabel('Price per month, billed annually').fill('a lot')
  await page.getByLabel('User accounts').fill('30')
  await page.getByLabel('Position').fill('7')
  await page.getByRole('checkbox', { name: 'Mobile access' }).check()
  await page.getByRole('button', { name: 'Add Plan' }).click()
  await expect(page.getByText('Please enter an amount')).toBeVisible()
  await page.getByLabel('Price per month, billed annually').fill('129,5')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Plan Added Successfully')).toBeVisible()

  const card = page.getByRole('region', { name })
  await expect(card).toContainText('$149.50 per month')
  await expect(card).toContainText('Up to 30')
  await page.getByRole('switch', { name: 'Annual Billing' }).check({ force: true })
  await expect(card).toContainText('$129.50 per month')
  await expect(card).toContainText('Billed annually: $1,554 per year')

  await takeAction(page, name, 'Edit')
  await page.getByLabel('User accounts').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Plan Updated Successfully')).toBeVisible()
  await expect(card.locator('div', { hasText: 'User accounts' }).last()).toContainText('Unlimited')

  await takeAction(page, name, 'Retire')
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(card).toContainText('Retired')
  await takeAction(page, name, 'Offer again')
  await expect(card).not.toContainText('Retired')
  await takeAction(page, name, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
})

test('the plans stand as cards or as a list, as this browser showed them last', async ({ page, signedInAs }) => {
  await signedInAs('administrator')
  await page.goto(plans)
  for (const name of ['Basic', 'Pro', 'Premium', 'Enterprise'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await page.getByText('List', { exact: true }).click()
  await expect(page.getByRole('row', { name: /Enterprise.*\$1,299.*\$1,079/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
})

test('the four plans fit a phone, from right to left', async ({ page, signedInAs }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await signedInAs('owner')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/company/plans')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('region', { name: 'المؤسسات' })).toContainText('بلا حد')
  await expectNoSidewaysScroll(page)
})
