import { make, unique } from '../../support/records.ts'
import { expect, test, toast } from '../../support/test.ts'

// A part that a page loads with its first use may find no network by then.
const lost = 'The connection was lost'

test('a dialog that does not come leaves its page as it is, and opens once the network is back', async ({
  page,
  context,
  session,
  signedInAs,
}) => {
  const hotlist = await make.hotlist(await session('bench'))
  await signedInAs('bench')
  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  const choose = page.getByRole('button', { name: 'Choose Candidate' }).first()
  const dialog = page.getByRole('dialog')
  await expect(choose).toBeVisible()
  // A part that is on its way when the network goes is another matter, below.
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Note' })).toBeVisible()
  await context.setOffline(true)
  await choose.click()
  await expect(toast(page, new RegExp(lost))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotlist.name)
  await context.setOffline(false)
  await choose.click()
  await expect(dialog).toBeVisible()
})

test('the question before leaving does not come: the page stays, and asks once the network is back', async ({
  page,
  context,
  signedInAs,
}) => {
  // Leaving a form with a kept draft loses nothing.
  await page.route('**/api/v1/draft/save', (route) => route.abort())
  await signedInAs('bench')
  await page.goto('/company/hotlist/add-hotlist')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const typed = unique('Kept')
  const hotlists = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hotlist' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(name).toBeVisible()
  await context.setOffline(true)
  await name.fill(typed)
  await hotlists.click()
  await expect(toast(page, new RegExp(lost))).toBeVisible()
  await expect(name).toHaveValue(typed)
  await context.setOffline(false)
  await hotlists.click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue(typed)
})

test('a part of a page that does not come offers to try again in its place', async ({ page, records, signedInAs }) => {
  const { job } = await records()
  const parts = '**/assets/job-timeline-*.js'
  await page.route(parts, (route) => route.abort('internetdisconnected'))
  await signedInAs('bench')
  await page.goto(`/company/job/view-job/${job}`)
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: lost })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(parts)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expect(alert).toBeHidden()
})

test('a part whose shared file was cut off on its way never comes again on its page, which says so and leads out', async ({
  page,
  session,
  signedInAs,
}) => {
  const hotlist = await make.hotlist(await session('bench'))
  // The browser counts a file that other files ask for as failed until the page is loaded anew.
  const shared = '**/assets/dialog-*.js'
  await page.route(shared, (route) => route.abort('internetdisconnected'))
  await signedInAs('bench')
  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  const choose = page.getByRole('button', { name: 'Choose Candidate' }).first()
  await choose.click()
  await expect(toast(page, new RegExp(lost))).toBeVisible()
  await page.unroute(shared)
  await choose.click()
  await expect(toast(page, /was cut off while it loaded/)).toBeVisible()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Reload' }).click()
  await choose.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
