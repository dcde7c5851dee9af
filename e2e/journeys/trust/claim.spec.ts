import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, typeInto } from '../../support/keyboard.ts'
import { letterTo } from '../../support/mailbox.ts'
import { unique } from '../../support/records.ts'
import { callAs, openSession } from '../../support/sessions.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'
import { persons } from '../../support/world.ts'

test.describe.configure({ mode: 'serial' })

/** The two partners: the one who owns the company now, and the other. An earlier run may have turned them round. */
async function partners() {
  const sessions = { founder: await openSession('founder'), partner: await openSession('partner') }
  const isFounders = sessions.founder.roles.includes('owner')
  const names = isFounders ? (['founder', 'partner'] as const) : (['partner', 'founder'] as const)
  return names.map((name) => ({ session: sessions[name], ...persons[name] }))
}

test('a member claims the company without a mouse, an administrator approves, and the former Owner follows at the next click', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const [owner, claimant] = await partners()
  if (!owner || !claimant) throw new Error('Two partners were expected.')
  const why = unique('I founded it')

  await enterAs(page, claimant.session)
  await page.goto('/company/setup/members')
  await expect(page.getByRole('row', { name: new RegExp(owner.name) })).toContainText('Owner')
  await enterOn(page, page.getByRole('main').getByRole('link', { name: 'Claim Ownership' }))
  await expectAccessible()
  await enterOn(page, page.getByRole('button', { name: 'Claim Ownership' }))
  await expect(page.getByLabel(/^Description/)).toHaveAccessibleDescription(/Description is required/)
  await typeInto(page, page.getByLabel(/^Description/), why)
  await enterOn(page, page.getByRole('button', { name: 'Claim Ownership' }))
  await expect(toast(page, 'Claim sent')).toBeVisible()
  await expect(page).toHaveURL('/company/setup/members')
  await page.goto('/company/setup/claim-ownership')
  await expect(page.getByText('Your claim is already waiting for a decision')).toBeVisible()

  const former = await (await browser.newContext()).newPage()
  await enterAs(former, owner.session)
  await former.goto('/company/dashboard')
  const openMore = () => former.getByRole('button', { name: 'More', exact: true }).click()
  await openMore()
  await expect(former.getByRole('menuitem', { name: 'Audit Log' })).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await enterAs(admin, await openSession('administrator'))
  await admin.goto('/admin/company/list-claim-ownership')
  const row = admin.getByRole('row', { name: new RegExp(why) })
  await expect(row).toContainText(claimant.email)
  await expect(row).toContainText('juniper.example')
  await row.getByRole('button', { name: /^Approve/ }).click()
  await expect(toast(admin, 'Claim approved successfully')).toBeVisible()
  await expect(row).toBeHidden()

  await former.getByRole('menuitem', { name: 'Company' }).click()
  await expect(former).toHaveURL('/company/setup/overview')
  await openMore()
  await expect(former.getByRole('menuitem', { name: 'Company' })).toBeVisible()
  await expect(former.getByRole('menuitem', { name: 'Audit Log' })).toBeHidden()
  await former.keyboard.press('Escape')
  await former.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: 'Members' }).click()
  await expect(former.getByRole('row', { name: new RegExp(claimant.name) })).toContainText('Owner')
  await expect(former.getByRole('row', { name: new RegExp(owner.name) })).toContainText('Company User')
  await page.reload()
  await expect(page.getByText('You own this company already')).toBeVisible()
  await expect(page.getByText('Approved')).toBeVisible()
  expect(await letterTo(page, claimant.email, /You are now the Owner/)).toContain('Juniper Placement')
  expect(await letterTo(page, owner.email, /ownership of .* has changed/)).toContain(claimant.name)
  await former.context().close()
  await admin.context().close()
})

test('an administrator rejects a claim with a reason that its claimant reads; who is late is told by whom', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const colleague = await openSession('colleague')
  const { data } = await callAs(colleague, 'POST', '/claim-ownership/list-own')
  const [waiting] = data.filter(({ state }: { state: string }) => state === 'pending')
  if (waiting) await callAs(colleague, 'POST', `/claim-ownership/withdraw/${waiting._id}`)
  const why = unique('It is mine')
  await callAs(colleague, 'POST', '/claim-ownership/add', { description: why })

  await enterAs(page, await openSession('administrator'))
  await page.goto(`/admin/company/list-claim-ownership?search=${encodeURIComponent('Pia Moreau')}`)
  // An open list follows what others decide; this one has lost its stream.
  const late = await (await browser.newContext()).newPage()
  await late.route('**/api/v1/events', (route) => route.abort())
  await enterAs(late, await openSession('administrator'))
  await late.goto(`/admin/company/list-claim-ownership?search=${encodeURIComponent('Pia Moreau')}`)
  await expect(late.getByRole('row', { name: new RegExp(why) })).toBeVisible()

  await page.getByRole('button', { name: /^Reject the claim of Pia Moreau/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject Claim Ownership' })
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog.getByLabel(/^Reject Reason/)).toHaveAccessibleDescription(/Reject Reason is required/)
  await dialog.getByLabel(/^Reject Reason/).fill('no')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog.getByLabel(/^Reject Reason/)).toHaveAccessibleDescription(/Minimum 3 characters/)
  await expectAccessible()
  await dialog.getByLabel(/^Reject Reason/).fill('The register names Jonas')
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(toast(page, 'Claim Ownership Rejected Successfully')).toBeVisible()
  await expect(dialog).toBeHidden()

  await late.getByRole('button', { name: /^Approve the claim of Pia Moreau/ }).click()
  await expect(toast(late, 'Claim not approved: Ada Administrator rejected this claim already')).toBeVisible()
  await expect(late.getByRole('row', { name: new RegExp(why) })).toBeHidden()
  await late.context().close()

  await enterAs(page, colleague)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/company/setup/claim-ownership')
  await expect(page.getByText('The register names Jonas').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible()
  expect(await letterTo(page, persons.colleague.email, /was rejected/)).toContain('The register names Jonas')
})

test('a member withdraws a claim', async ({ page }) => {
  const colleague = await openSession('colleague')
  const why = unique('Perhaps mine')
  await callAs(colleague, 'POST', '/claim-ownership/add', { description: why })
  await enterAs(page, colleague)
  await page.goto('/company/setup/claim-ownership')
  await takeAction(page, why, 'Withdraw')
  await expect(toast(page, 'Claim withdrawn')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(why) })).toContainText('Withdrawn')
  await expect(page.getByLabel(/^Description/)).toBeVisible()
})
