import { letterTo } from '../../support/mailbox.ts'
import { completedOwner, ownCompany } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs, openSession } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

test('who watches a candidate hears what others change, as one', async ({ page, expectAccessible }) => {
  const [recruiter, bench] = [await openSession('recruiter'), await openSession('bench')]
  const lastName = unique('Rao').replace(/\W/g, ' ')
  const { data } = await callAs(bench, 'POST', '/candidate/add-candidate', {
    firstName: 'Anita',
    lastName,
    email: `${unique('anita').replaceAll(' ', '-')}@example.com`,
    phone: '+12025550143',
  })
  await enterAs(page, recruiter)
  await page.goto(`/company/candidate/view-candidate/${data._id}`)
  const button = page.getByRole('button', { name: 'Watch', exact: true })
  await button.click()
  await expect(toast(page, 'You will be notified when someone changes this record')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Watching' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()

  for (const jobTitle of ['Engineer', 'Architect', 'Lead'])
    await callAs(bench, 'PUT', `/candidate/update/${data._id}`, { jobTitle })
  await page.getByRole('button', { name: /^Notifications, [^n]/ }).click()
  await page.getByRole('tab', { name: 'Following' }).click()
  const row = page.getByRole('tabpanel').getByRole('link', { name: new RegExp(`Anita ${lastName}`) })
  await expect(row).toContainText('was changed 3 times, last by Bianca Shah')
  await row.click()
  await expect(page).toHaveURL(new RegExp(data._id))
})

test('a kind that is wanted by mail comes by mail at once', async ({ page }) => {
  const name = unique('Yew')
  const owner = await completedOwner(name)
  await callAs(owner, 'PUT', '/notification/settings', { kind: 'section-verified', delivery: 'mail' })
  const administrator = await openSession('administrator')
  const companyId = (await ownCompany(owner))._id
  await callAs(administrator, 'POST', `/company/update-company/${companyId}/verification`, {
    isVerifiedReferenceBy: true,
  })
  const { email } = (await callAs(owner, 'GET', '/auth/me')).user
  expect(await letterTo(page, email, /News on Corridor/)).toContain('was verified')
})
