import { make } from '../../support/records.ts'
import { expect, expectRows, test } from '../../support/test.ts'

const list = '/company/candidate/list-candidate'

test('an empty list says what will be there, one with nothing found how to go on', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const hotlist = await make.hotlist(await session('bench'))
  await signedInAs('bench')
  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.getByText('Nobody is on this hotlist yet.')).toBeVisible()
  await expectAccessible()

  await page.goto(`${list}?search=nobody-is-called-so&status=inactive`)
  await expect(page.getByText('No Results Found')).toBeVisible()
  await expect(page.getByText('Refine your query to discover relevant items')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('searchbox', { name: /^Search by/ })).toHaveValue('')
  await expectRows(page, 25)
})

test('a list that does not arrive says so, and can be tried again', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('bench')
  await page.route('**/api/v1/candidate/list', (route) => route.abort())
  await page.goto(list)
  await expect(page.getByRole('alert')).toContainText('Failed to load data')
  await expect(page.getByRole('alert')).toContainText('The connection was lost')
  await expectAccessible()
  await page.unroute('**/api/v1/candidate/list')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectRows(page, 25)
})

test('a list on its way keeps its place, and what was there while it refreshes', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  let release = Promise.withResolvers<void>()
  await page.route('**/api/v1/candidate/list', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(list)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('columnheader', { name: 'Full Name' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(26)
  release.resolve()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')

  release = Promise.withResolvers<void>()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeVisible()
  release.resolve()
  await expect(page.getByRole('row').nth(1)).toContainText('26')
})

test('on a phone rows are cards with the facts that matter', async ({ page, signedInAs, session }) => {
  const { name, _id } = await make.candidate(await session('bench'), { jobTitle: 'Ferry Pilot', location: 'Gdynia' })
  await page.setViewportSize({ width: 375, height: 812 })
  await signedInAs('bench')
  await page.goto(`${list}?search=${encodeURIComponent(name)}`)
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(card).toContainText('Ferry Pilot')
  await expect(card).toContainText('Gdynia')
  await expect(page.getByRole('table')).toHaveCount(0)
  await card.getByRole('link', { name }).click()
  await expect(page).toHaveURL(new RegExp(_id))
})
