import { make, unique } from '../../support/records.ts'
import { putOnHotlist, vendorOfTwentyFive, writeCampaign } from '../../support/send-hotlist.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'

// The demo answers a minute after the last mail, and campaigns of other journeys may be before it.
const answeredMs = 120_000

test('the demo sends a hotlist to twenty-five without any set-up, is answered, and submits somebody', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  test.setTimeout(300_000)
  const bench = await session('bench')
  const vendor = await vendorOfTwentyFive(bench)
  const hotlist = await make.hotlist(bench)
  const people = [await make.candidate(bench), await make.candidate(bench)]

  await signedInAs('bench')
  await putOnHotlist(page, people, hotlist)
  await expect(page.getByText('Test mode: nothing leaves this machine')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up email' })).toHaveAttribute('href', '/company/mailbox')

  const subject = unique('Bench')
  await writeCampaign(page, { hotlist, vendor, from: 'Charlotte Desk', subject })
  await expect(page.getByText('Test mode: these mails are kept here, and nobody gets them.')).toBeVisible()
  await page.getByRole('button', { name: 'Send to 25' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toContainText('Test')
  await expectAccessible()

  // Two came back, two wrote, one was away, one stopped.
  await expect(page.getByText(/2 came back/)).toBeVisible({ timeout: answeredMs })
  await expect(page.getByText(/2 replied/)).toBeVisible()
  await expect(page.getByText(/1 unsubscribed/)).toBeVisible()

  await page.goto('/company/inbox')
  await page
    .getByRole('region', { name: /^Open/ })
    .getByRole('button', { name: /Lead Java Engineer, Nashville TN/ })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: /Lead Java Engineer/ })).toBeVisible()
  await page.keyboard.press('s')
  const bar = page.getByRole('complementary', { name: 'Bench for this requirement' })
  await expect(bar.getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Send and submit 1' })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, /on their way/)).toBeVisible()
  await page.goto('/company/submission/list-submission')
  const newest = page.locator('[data-row]').first()
  await expect(newest).toContainText('Lead Java Engineer')
  await expect(newest).toContainText('To vendor')
})

test('a campaign that cannot be sent says all that is missing, and its button is off', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const owner = await session('owner')
  const name = unique('Desk')
  const { data: unit } = await callAs(owner, 'POST', '/business-unit/add', { name })
  const person = await make.candidate(owner)
  const words = { kind: 'plain', subject: unique('News'), body: '<p>Good morning</p>' }
  const { data: draft } = await callAs(owner, 'POST', '/campaign/add', {
    ...{ ...words, from: unit._id, candidates: [person._id] },
  })
  await signedInAs('owner')
  await page.goto(`/company/campaign/check-campaign/${draft._id}`)
  const list = page.getByRole('list', { name: 'Before this can be sent' })
  await expect(list).toContainText(`The business unit "${name}" has no e-mail address to send from`)
  await expect(list).toContainText(`The business unit "${name}" has no postal address`)
  await expect(page.getByRole('button', { name: 'Send to 1' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Send Test to Me' })).toBeDisabled()
  await expectAccessible()
  await list.getByRole('link', { name: 'Add a postal address' }).click()
  await expect(page).toHaveURL(`/company/business-unit/edit/${unit._id}`)
})

test('an administrator sees by which server the installation sends, and what was kept, without what opens it', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('administrator')
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Set up email' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Email of this installation' })).toBeVisible()
  await page.getByRole('link', { name: 'Kept in test mode' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kept in test mode' })).toBeVisible()
  await expect(page.getByText(/https?:\/\//)).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: 'Email of this installation' }).click()
  await page.getByRole('textbox', { name: 'Outgoing server (SMTP)' }).fill('smtp.house.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'Sender address' })).toHaveAccessibleDescription(/.+/)
  await expectAccessible()
})
