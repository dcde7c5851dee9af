import type { Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { expect, expectRows, test, toast } from '../../support/test.ts'

const list = '/company/candidate/list-candidate'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('j and k walk the records in the order of the list, over the end of its page, and Back goes to the row', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const lastName = unique('Ordered').replace(' ', '')
  const names = Array.from({ length: 27 }, (_, at) => `Na${String.fromCharCode(97 + (at % 26))}${at < 26 ? 'a' : 'z'}`)
  for (const firstName of names) await make.candidate(bench, { firstName, lastName })
  const sorted = names.toSorted()
  const nameAt = (at: number) => `${sorted[at - 1]} ${lastName}`
  const hotlist = await make.hotlist(bench)
  await signedInAs('bench')
  await page.goto(`${list}?search=${lastName}&sort=name&dir=asc`)
  await expectRows(page, 25)
  await page.getByRole('link', { name: nameAt(25) }).click()
  await expect(title(page)).toHaveText(`${nameAt(25)} Active`)
  await expect(page.getByText('25 of 27')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('j')
  await expect(title(page)).toHaveText(`${nameAt(26)} Active`)
  await expect(page.getByText('26 of 27')).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  const row = page.getByRole('row', { name: new RegExp(nameAt(26)) })
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText(`${nameAt(26)} Active`)
  await page.keyboard.press('k')
  await expect(title(page)).toHaveText(`${nameAt(25)} Active`)
  await page.keyboard.press('k')
  await expect(title(page)).toHaveText(`${nameAt(24)} Active`)
  await page.getByRole('navigation', { name: 'Place in the list' }).getByRole('link').click()
  await expect(page).not.toHaveURL(/page=2/)
  await expect(page.getByRole('row', { name: new RegExp(nameAt(24)) })).toBeFocused()

  // Opened by its address alone, a record stands in no order.
  const candidate = await make.candidate(bench)
  await page.goto(`/company/candidate/view-candidate/${candidate._id}`)
  await expect(title(page)).toHaveText(`${candidate.name} Active`)
  await expect(page.getByRole('navigation', { name: 'Place in the list' })).toBeHidden()

  // Two presses put somebody on a hotlist.
  await page.getByRole('button', { name: 'Add to hotlist' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill(hotlist.name)
  await page.getByRole('dialog').getByRole('button', { name: hotlist.name }).click()
  await expect(toast(page, `1 candidate added to "${hotlist.name}"`)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Activity' })).toContainText(hotlist.name)
})

test('columns are chosen and ordered by keyboard, and kept for the person', async ({
  page,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs('otherBench')
  // Room for all of them: what does not fit stands in a second line.
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto(list)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  const headers = () => page.getByRole('columnheader').allTextContents()
  await expect.poll(headers).not.toContain('Email')
  const usual = await headers()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Email' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Email' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Skills' }).click()
  await expect(page.getByRole('checkbox', { name: 'Skills' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Location' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('checkbox', { name: 'Location' })).toBeFocused()
  await expectAccessible()
  const wanted = ['Sr', 'Full Name', 'Job Title', 'Location', 'Work authorization', 'Availability', 'Email']
  await expect.poll(headers).toEqual([...wanted, 'Actions'])
  await page.reload()
  await expect.poll(headers).toEqual([...wanted, 'Actions'])
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(headers).toEqual(usual)
})

test('a search that takes an operator for a word says so, and raises it', async ({ page, signedInAs }) => {
  await signedInAs('bench')
  await page.goto(`${list}?query=${encodeURIComponent('java and kafka')}`)
  await expect(page.getByText('“and” is searched as a word.')).toBeVisible()
  await page.getByRole('button', { name: 'Use AND instead' }).click()
  await expect(page.getByRole('textbox', { name: 'Search skills and resumes' })).toHaveValue('java AND kafka')
  await expect(page).toHaveURL(/query=java(\+|%20)AND/)
})
