import type { Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { expect, expectRows, test } from '../../support/test.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const optionsOf = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option')

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
}

test('the palette begins with what can be done here, and with what was open before', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const hotlist = await make.hotlist(await session('bench'), unique('Palette bench'))
  await signedInAs('bench')
  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  await expect(page.getByRole('heading', { level: 1, name: hotlist.name })).toBeVisible()
  // The letters come with what notes the records that were open.
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(page).toHaveURL('/company/candidate/list-candidate', { timeout: 1_000 })
  }).toPass()
  await expectRows(page, 25)
  await openPalette(page)
  await expect(optionsOf(page, 'On this page').first()).toHaveAttribute('aria-selected', 'true')
  await expect(optionsOf(page, 'On this page').filter({ hasText: 'Add Candidate' })).toHaveCount(1)
  await expect(optionsOf(page, 'Last opened')).toContainText([hotlist.name])
  await expectAccessible()
  await page.keyboard.type(hotlist.name)
  await expect(optionsOf(page, 'On this page')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: hotlist.name })).toBeVisible()
})

test('> finds what can be done alone, and does it', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto('/company/candidate/list-candidate')
  await expectRows(page, 25)
  await openPalette(page)
  await page.keyboard.type('>add cand')
  await expect(page.getByRole('listbox', { name: 'Search' }).getByRole('option').first()).toContainText('Add Candidate')
  await expect(page.getByRole('group', { name: 'Candidates' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/company/candidate')
})

test('? finds articles of Help, a word with a wrong letter too', async ({ page, signedInAs, context }) => {
  await signedInAs('bench')
  await page.goto('/company/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('?unsubscrbe')
  const found = optionsOf(page, 'Help').filter({ hasText: 'unsubscribe' }).first()
  await expect(found).toBeVisible()
  const opened = context.waitForEvent('page')
  await found.click()
  await expect((await opened).getByRole('heading', { level: 1 })).toContainText('unsubscribe')
})

test('a person is found with title and state', async ({ page, signedInAs, session }) => {
  const candidate = await make.candidate(await session('bench'))
  await signedInAs('bench')
  await page.goto('/company/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type(candidate.email)
  await expect(optionsOf(page, 'Candidates')).toContainText([/Active/])
})
