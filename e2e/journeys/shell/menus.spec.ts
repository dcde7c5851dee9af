import type { Page } from '@playwright/test'
import { make } from '../../support/records.ts'
import { expect, expectRows, test, toast } from '../../support/test.ts'

test('the role switcher changes the dashboard, and is remembered', async ({ page, signedInAs }) => {
  await signedInAs('owner')
  await page.goto('/company/dashboard')
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  // The number of unread mails is said before the name of the inbox.
  await expect(entries).toHaveText([
    'Today',
    'Jobs',
    'Candidates',
    'Submissions',
    'Bench',
    'Hotlist',
    'Vendors',
    /Inbox$/,
    'Campaigns',
  ])
  await page.getByRole('button', { name: 'Account of Olivia Harbor' }).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).hover()
  await page.getByRole('menuitemradio', { name: 'Bench Marketer' }).click()
  const asBenchMarketer = [
    'Today',
    'Bench',
    'Hotlist',
    'Vendors',
    /Inbox$/,
    'Campaigns',
    'Candidates',
    'Submissions',
    'Jobs',
  ]
  await expect(entries).toHaveText(asBenchMarketer)
  await page.reload()
  await expect(entries).toHaveText(asBenchMarketer)
})

test('the user menu says who is signed in', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('owner')
  await page.goto('/company/dashboard')
  await page.getByRole('button', { name: 'Account of Olivia Harbor' }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('owner@harbor.example')
  await expect(menu).toContainText('Owner')
  await expect(menu).toContainText('Recruiter User')
  await expect(menu).toContainText('Pro')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Account of Olivia Harbor' })).toBeFocused()
})

test('Ctrl K finds a page, arrows choose it, Enter opens it', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('administrator')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search' })
  await expect(search).toBeFocused()
  await page.keyboard.type('salary')
  await expect(page.getByRole('option')).toHaveText([/Salary Duration/])
  await expectAccessible()
  await page.keyboard.press('Control+a')
  // Longer than what the letters of a made name hold by chance.
  await page.keyboard.type('no such record zzzzzz')
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('work')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Work Mode')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/setting/list-work-mode')
  await expect(search).toBeHidden()
})

test('Ctrl K finds the records that one may see, by name and e-mail, and opens over no dialog', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const candidate = await make.candidate(bench)
  const hotlist = await make.hotlist(bench, `Bench ${candidate.email.split('@')[0]}`)
  const open = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  }
  await signedInAs('bench')
  const { promise: isWanted, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/candidate/list', (route) => isWanted.then(() => route.continue()))
  await page.goto('/company/dashboard')
  await open()
  await expect(page.getByText('Looking for something..')).toBeVisible()
  await page.keyboard.type(candidate.email)
  await expect(page.getByText('No Results Found')).toBeHidden()
  letThrough()
  await expect(page.getByRole('group', { name: 'Candidates' }).getByRole('option')).toContainText([candidate.name])
  await page.keyboard.press('Control+a')
  await page.keyboard.type(hotlist.name.replace('Bench ', ''))
  await expect(page.getByRole('option', { name: hotlist.name })).toBeVisible()
  await expect(page.getByRole('option', { selected: true })).toContainText(candidate.name)
  await expectAccessible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: hotlist.name })).toBeVisible()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await signedInAs('administrator')
  await page.goto('/admin/dashboard')
  await open()
  await page.keyboard.type('bench@harbor.example')
  await page.getByRole('group', { name: 'Users' }).getByRole('option').click()
  await expect(page).toHaveURL(/view-user/)
})

test('? shows the keys, except while typing', async ({ page, signedInAs, expectAccessible }) => {
  await signedInAs('bench')
  await page.goto('/company/candidate/list-candidate')
  await expectRows(page, 25)
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await expect(page.getByRole('searchbox')).toHaveValue('?')
  await expect(keys).toBeHidden()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(keys).toContainText('Search in the list')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
})

test('pages that a role may not open are not in its menu', async ({ page, signedInAs }) => {
  await signedInAs('member')
  await page.goto('/company/hotlist/list-hotlist')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Today',
    'Jobs',
    'Candidates',
    'Submissions',
    'Bench',
    'Hotlist',
    'Vendors',
    /Inbox$/,
    'Campaigns',
  ])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Leads', 'Students', 'Dashboard', 'Company'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Hotlist' }).getByRole('link')).toHaveText([
    'Hotlist',
    'Hotlist Candidates',
  ])
  for (const path of ['/company/candidate', '/company/bin']) {
    await page.goto(path)
    await expect(page).toHaveURL('/error/403')
  }
})

/** A draft that another journey of this person leaves is offered above the fields, and moves them. */
async function openAddCandidate(page: Page) {
  const drafted = page.waitForResponse('**/draft/view')
  await page.goto('/company/candidate/add-candidate')
  await (await drafted).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

test('a menu and a select that have not come yet open at the first press, and say so without a network', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('bench')
  await page.route('**/assets/user-menu-items-*.js*', (route) => route.abort())
  await page.goto('/company/dashboard')
  const account = page.getByRole('button', { name: /^Account of/ })
  await account.click()
  await expect(toast(page, /The connection was lost/)).toBeVisible()
  await expect(account).toHaveAttribute('aria-expanded', 'false')
  await page.unroute('**/assets/user-menu-items-*.js*')
  await account.click()
  await expect(page.getByRole('menuitem', { name: 'Security' })).toBeVisible()

  const { promise: isPressed, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/select-*.js', (route) => isPressed.then(() => route.continue()))
  await openAddCandidate(page)
  const availability = page.getByRole('combobox', { name: 'Availability' })
  const place = () =>
    availability.evaluate((input) => {
      const { x, y, width, height } = input.getBoundingClientRect()
      const first = input.closest('form')?.querySelector('input')?.getBoundingClientRect()
      return { x, y: y - (first?.y ?? 0), width, height }
    })
  const stood = await place()
  await availability.click()
  letThrough()
  await page.getByRole('option', { name: 'Immediately' }).click()
  await expect(availability).toHaveValue('Immediately')
  await expect(availability).toBeFocused()
  expect(await place()).toEqual(stood)

  // It comes while the pointer is down: the click belongs to an input that has left.
  const { promise: isDown, resolve: letComeBetween } = Promise.withResolvers<void>()
  await page.route('**/assets/select-*.js', (route) => isDown.then(() => route.continue()))
  await openAddCandidate(page)
  await availability.hover()
  await page.mouse.down()
  letComeBetween()
  await expect(page.getByRole('option', { name: 'Immediately' })).toBeVisible()
  await page.mouse.up()
  await page.getByRole('option', { name: 'Immediately' }).click()
  await expect(availability).toHaveValue('Immediately')
})

test('what is typed before an input has come stands in it, the caret and the focus too', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('bench')
  const { promise: isTyped, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/assets\/(select|autocomplete|tags-input)-[^/]*\.js$/, (route) =>
    isTyped.then(() => route.continue()),
  )
  await openAddCandidate(page)
  const experience = page.getByRole('textbox', { name: 'Experience (years)' })
  await experience.click()
  await page.keyboard.type('7.5')
  await expect(experience).toHaveValue('7.5')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Riveting')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Welding')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Aust')
  await page.keyboard.press('Tab')
  await page.keyboard.type('H1')
  await page.keyboard.press('Home')
  const visa = page.getByRole('combobox', { name: 'Visa Status/Work Authorization' })
  const form = page.locator('form')
  const places = () =>
    form.getByRole('combobox').evaluateAll((inputs) =>
      inputs.map((input) => {
        const { x, y, width, height } = input.getBoundingClientRect()
        const first = input.closest('form')?.querySelector('input')?.getBoundingClientRect()
        return [x, y - (first?.y ?? 0), width, height]
      }),
    )
  const stood = await places()
  letThrough()

  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(page.getByRole('option', { name: 'H1B', exact: true })).toBeVisible()
  await expect(visa).toBeFocused()
  await expect(visa).toHaveValue('H1')
  expect(await visa.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
  expect(await places()).toEqual(stood)
  await page.keyboard.press('End')
  await page.keyboard.type('B')
  await expect(visa).toHaveValue('H1B')
  await expect(form.getByText('Riveting', { exact: true })).toBeVisible()
  await expect(form.getByText('Welding', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Current Location' })).toHaveValue('Aust')
})
