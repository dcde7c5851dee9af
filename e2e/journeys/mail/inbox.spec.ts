import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { submitFirst } from '../../support/first-mail.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

// The conversation beside it has buttons of the same name.
const queue = (page: Page, name: RegExp) => page.getByRole('region', { name })
const row = (page: Page, name: RegExp, of = /^Open/) => queue(page, of).getByRole('button', { name })
const opened = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('the queue is worked off by keyboard, and each step is taken back', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto('/company/inbox')
  await expect(opened(page, 'Senior Java Developer, Charlotte NC')).toBeVisible()
  await page.keyboard.press('j')
  await expect(opened(page, 'Re: Cloud bench, week 47')).toBeVisible()
  await expect(page).toHaveURL(/thread=/)
  await expect(page.getByText('these people can start this week')).toBeHidden()
  await page.getByRole('button', { name: 'What it quotes' }).click()
  await expect(page.getByText('these people can start this week')).toBeVisible()

  await page.keyboard.press('e')
  await expect(toast(page, 'Conversation done')).toBeVisible()
  await expect(opened(page, 'QA Lead, Phoenix AZ, onsite')).toBeVisible()
  await expect(row(page, /Cloud bench/)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, /Cloud bench/)).toBeVisible()

  await page.keyboard.press('z')
  await page
    .getByRole('dialog', { name: 'Snooze' })
    .getByRole('button', { name: /^Tomorrow/ })
    .click()
  await expect(toast(page, 'Conversation snoozed')).toBeVisible()
  await expect(row(page, /QA Lead/)).toBeHidden()
  await page.goto('/company/inbox/snoozed')
  await row(page, /QA Lead/, /^Snoozed/).click()
  await expect(opened(page, 'QA Lead, Phoenix AZ, onsite')).toBeVisible()
  await takeAction(page, 'QA Lead, Phoenix AZ, onsite', 'Open again')
  await expect(toast(page, 'Conversation opened again')).toBeVisible()
})

test('a conversation is given to somebody and called what it is', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto('/company/inbox')
  await row(page, /Our bench this week/).click()
  await expect(opened(page, 'Re: Our bench this week')).toBeVisible()
  await expect(page.getByText('Somebody answered who was not written to')).toBeVisible()
  await page.getByRole('combobox', { name: 'What it is about' }).selectOption('Question')
  await expect(toast(page, 'Kind corrected')).toBeVisible()
  await expect(page.getByText('Somebody here said so')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 2, name: 'Re: Our bench this week' }).click()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Assign' })
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(toast(page, 'Conversation assigned')).toBeVisible()
  await page.goto('/company/inbox/mine')
  await expect(row(page, /Our bench this week/, /^Assigned to me/)).toBeVisible()
})

test('a requirement becomes a job by one key, with what was read and the vendor who asks', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('bench')
  await page.goto('/company/inbox')
  const mail = opened(page, 'Senior Java Developer, Charlotte NC')
  await expect(mail).toBeVisible()
  await page.keyboard.press('n')
  const form = page.getByRole('region', { name: 'Add Job' })
  await expect(form.getByRole('textbox', { name: 'Job Title' })).toHaveValue(/^Senior Java Developer/)
  await expect(form.getByRole('combobox', { name: 'Vendor' })).toHaveValue('Quarrystone Systems')
  await form.getByRole('button', { name: 'Add Job' }).click()
  await expect(toast(page, 'Job Added Successfully')).toBeVisible()
  const vendor = page.getByRole('combobox', { name: 'Vendor' })
  await submitFirst(page, async () => expect(vendor).toHaveValue('Quarrystone Systems'), 'To vendor')
  await page.goto('/company/inbox')
  await expect(mail).toBeVisible()
  await expect(page.getByRole('link', { name: /^Senior Java Developer/ })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the queue comes first, and leads to a mail and back', async ({ page, signedInAs }) => {
    await signedInAs('bench')
    await page.goto('/company/inbox')
    await row(page, /Charlotte NC/).click()
    await expect(opened(page, 'Senior Java Developer, Charlotte NC')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(row(page, /Charlotte NC/)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
