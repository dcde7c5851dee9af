import { completedOwner, ownCompany } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs, openSession, type Session } from '../../support/sessions.ts'
import { enterAs, expect, expectRows, takeAction, test, toast } from '../../support/test.ts'

async function decide(owner: Session): Promise<void> {
  const administrator = await openSession('administrator')
  const companyId = (await ownCompany(owner))._id
  await callAs(administrator, 'POST', '/verification/return', {
    companyId,
    section: 'officeAddress',
    reason: 'There is no such street.',
  })
  await callAs(administrator, 'POST', `/company/update-company/${companyId}/verification`, {
    isVerifiedReferenceBy: true,
  })
}

test('all notifications are a list whose filters stand in the address', async ({ page, expectAccessible }) => {
  const name = unique('Larch')
  const owner = await completedOwner(name)
  await decide(owner)
  await enterAs(page, owner)
  await page.goto('/company/dashboard')
  await page.getByRole('button', { name: /^Notifications, 2 unread/ }).click()
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/account\/notifications$/)
  await expectRows(page, 2)
  await expectAccessible()
  await takeAction(page, `Reference of ${name} was verified`, 'Mark as read')
  await expect(page.getByRole('button', { name: /^Notifications, 1 unread/ })).toBeVisible()
  await page.goto('/account/notifications?isUnread=true')
  await expectRows(page, 1)
  await expect(page.getByRole('row').nth(1)).toContainText('There is no such street.')
  await page.goto('/account/notifications?kind=section-verified')
  await expectRows(page, 1)
  await expect(page.getByRole('row').nth(1)).toContainText('Read')
})

test('how a kind comes is chosen and kept', async ({ page, expectAccessible }) => {
  const owner = await completedOwner(unique('Juniper'))
  await enterAs(page, owner)
  await page.goto('/account/notifications/settings')
  const way = (name: string) => page.getByRole('checkbox', { name: `Section returned: ${name}` })
  await expect(way('Email now')).toBeChecked()
  await expectAccessible()
  await way('Daily email').click()
  await expect(toast(page, 'Settings saved')).toBeVisible()
  await page.reload()
  await expect(way('Daily email')).toBeChecked()
  await expect(way('Email now')).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Two-factor sign-in reset: Email now' })).toBeDisabled()
})

test('a link that is no good ends no daily letter', async ({ page, expectAccessible }) => {
  await page.goto('/unsubscribe-digest/nobody-was-sent-this')
  await expect(page.getByRole('heading', { level: 1, name: 'Daily email' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop the daily email' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link is not valid')
  await expectAccessible()
})
