import { letterTo } from '../../support/mailbox.ts'
import { completedOwner } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

test('a company asks for a plan, an administrator confirms the payment, and both see it at once', async ({
  page,
  browser,
  signedInAs,
  session,
}) => {
  const company = unique('Maple')
  const owner = await completedOwner(company)
  const firm = await (await browser.newContext()).newPage()
  await enterAs(firm, owner)
  await firm.goto('/company/plans')
  await expect(firm.getByRole('region', { name: 'Basic' })).toContainText('Your plan')
  await firm.getByRole('button', { name: 'Request this plan: Pro' }).click()
  await expect(firm.getByRole('dialog')).toContainText('costs $99')
  await firm.getByRole('button', { name: 'Send order' }).click()
  await expect(firm.getByText(/You requested Pro \(\$99\)/)).toBeVisible()
  await expect(firm.getByRole('button', { name: 'Request this plan: Premium' })).toHaveCount(0)

  // Another administrator watches the dashboard meanwhile.
  const watching = await (await browser.newContext()).newPage()
  await enterAs(watching, await session('administrator'))
  await watching.goto('/admin/dashboard?payments=1')
  const chart = watching.getByRole('img', { name: /^Payment Collection/ })
  await expect(chart).toBeVisible()
  const before = await chart.getAttribute('aria-label')

  await signedInAs('administrator')
  await page.goto(`/admin/orders?search=${encodeURIComponent(company)}`)
  await page.getByRole('link', { name: company }).click()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  const form = page.getByRole('form', { name: 'Confirm payment' })
  await expect(form.getByLabel(/^Amount/)).toHaveValue('99')
  await form.getByLabel(/^Amount/).fill('98.75')
  await form.getByLabel('Reference').fill('Transfer 77')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Payment confirmed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paid')
  await expect(page.getByText('Transfer 77')).toBeVisible()
  await expect(page.getByText('$98.75')).toBeVisible()

  await expect(chart).not.toHaveAttribute('aria-label', String(before))
  await expect(firm.getByRole('region', { name: 'Pro', exact: true })).toContainText('Your plan')
  await firm.getByRole('button', { name: /^Account of/ }).click()
  await expect(firm.getByRole('menu')).toContainText('Pro')
  await firm.context().close()
  await watching.context().close()
})

test('who comes second to an order is told so; a refusal reaches the owner with its reason', async ({
  page,
  signedInAs,
  session,
}) => {
  const company = unique('Rowan')
  const owner = await completedOwner(company)
  const { data } = await callAs(owner, 'POST', '/plan/list', { searchTerm: 'Premium' })
  const order = await callAs(owner, 'POST', '/order/add', { plan: data[0]._id, period: 'annual' })
  await signedInAs('administrator')
  await page.goto(`/admin/orders/view-order/${order.data._id}`)
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await callAs(await session('administrator'), 'POST', `/order/refuse/${order.data._id}`, { reason: 'No money came' })
  await page.getByRole('form', { name: 'Confirm payment' }).getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This order has already been decided')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Refused')
  const { user } = owner as unknown as { user: { email: string } }
  expect(await letterTo(page, user.email, /refused/)).toContain('No money came')
})

test('a member who is no owner sees the plans, and asks for none', async ({ page, signedInAs }) => {
  await signedInAs('recruiter')
  await page.goto('/company/plans')
  await expect(page.getByRole('region', { name: 'Enterprise' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Request|Renew) / })).toHaveCount(0)
})
