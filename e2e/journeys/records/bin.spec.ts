import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, goByPalette, tabTo } from '../../support/keyboard.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, expectRows, openFilter, takeAction, test, toast } from '../../support/test.ts'

test('a deleted candidate is found in the bin and restored', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const candidate = await make.candidate(bench)
  await callAs(bench, 'DELETE', `/candidate/delete/${candidate._id}`)
  await signedInAs('owner')
  await page.goto('/company/dashboard')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Bin' }).click()
  await openFilter(page, 'Kind')
  await expect(page.getByRole('menuitem')).toHaveText([
    'Candidate',
    'Work History',
    'Education',
    'Certification',
    'Language',
    'Vendor Contact',
    'Candidate Document',
    'Hotlist',
    'Vendor',
    'Vendor Group',
    'Email Template',
    'Contact of a Vendor',
    'Vendor Note',
    'Vendor Document',
    'Client',
    'Job',
    'Application',
    'Submission',
    'Interview',
    'Placement',
    'Lead',
    'Student',
    'Student Document',
    'Institution',
    'Programme',
    'Intake',
    'Institution Contract',
    'Commission Payment',
    'Student Application',
    'Student Paper',
    'Address',
    'Contact Authority',
    'Location',
    'Billing Details',
    'Note',
  ])
  await page.getByRole('menuitem', { name: 'Candidate', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(candidate.name)
  await expectRows(page, 1)
  const row = page.getByRole('row', { name: new RegExp(candidate.name) })
  await expect(row).toContainText('Bianca Shah')
  await expectAccessible()
  await takeAction(page, candidate.name, 'Restore')
  await expect(toast(page, `${candidate.name} was restored`)).toBeVisible()
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.goto(`/company/candidate/view-candidate/${candidate._id}`)
  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible()
})

test('a city of a deleted state comes back with all that it is in', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const country = await make.country(administrator)
  const state = await make.state(administrator, country._id)
  const city = await make.city(administrator, state._id)
  for (const [level, { _id }] of Object.entries({ city, state, country })) {
    await callAs(administrator, 'DELETE', `/address-management/${level}/delete/${_id}`)
  }
  await signedInAs('administrator')
  await page.goto(`/admin/bin?search=${encodeURIComponent(city.name)}`)
  await takeAction(page, city.name, 'Restore')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`"${city.name}" belongs to "${state.name}", which is in the bin too`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row', { name: new RegExp(city.name) })).toBeVisible()

  await takeAction(page, city.name, 'Restore')
  await dialog.getByRole('button', { name: 'Restore both' }).click()
  await expect(dialog).toContainText(`"${state.name}" belongs to "${country.name}", which is in the bin too`)
  await dialog.getByRole('button', { name: 'Restore both' }).click()
  await expect(toast(page, `${city.name} was restored`)).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto(`/admin/address-management/list-city?search=${encodeURIComponent(city.name)}`)
  await expect(page.getByRole('row', { name: new RegExp(city.name) })).toContainText(state.name)
})

test('a name that was taken meanwhile is said, and nothing is lost', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  await callAs(bench, 'DELETE', `/hotlist/delete/${hotlist._id}`)
  await make.hotlist(bench, hotlist.name)
  await signedInAs('bench')
  await page.goto(`/company/bin?search=${encodeURIComponent(hotlist.name)}`)
  await takeAction(page, hotlist.name, 'Restore')
  await expect(toast(page, `A hotlist named "${hotlist.name}" already exists`)).toBeVisible()
  await expectRows(page, 1)
})

test('of two persons who restore one record, the second is told', async ({ page, browser, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  await callAs(bench, 'DELETE', `/hotlist/delete/${hotlist._id}`)
  const address = `/company/bin?search=${encodeURIComponent(hotlist.name)}`
  const other = await (await browser.newContext()).newPage()
  await enterAs(page, bench)
  await enterAs(other, await session('owner'))
  for (const one of [page, other]) {
    await one.goto(address)
    await expectRows(one, 1)
  }
  await takeAction(other, hotlist.name, 'Restore')
  await expect(toast(other, `${hotlist.name} was restored`)).toBeVisible()
  await takeAction(page, hotlist.name, 'Restore')
  await expect(toast(page, 'This record is no longer in the bin')).toBeVisible()
  await expect(page.getByText('No Results Found')).toBeVisible()
  await other.context().close()
})

test('the bin needs no mouse', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench, unique('Keyed'))
  await callAs(bench, 'DELETE', `/hotlist/delete/${hotlist._id}`)
  await signedInAs('bench')
  await page.goto('/company/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goByPalette(page, 'Bin')
  await page.keyboard.press('/')
  await page.keyboard.type(hotlist.name)
  await expectRows(page, 1)
  await enterOn(page, page.getByRole('button', { name: `Actions for ${hotlist.name}` }))
  await tabTo(page, page.getByRole('menuitem', { name: 'Restore' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, `${hotlist.name} was restored`)).toBeVisible()
})

test('the bin is at home on a phone and in Arabic', async ({ page, signedInAs, session, expectAccessible }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  await callAs(bench, 'DELETE', `/hotlist/delete/${hotlist._id}`)
  await signedInAs('bench')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/company/bin?search=${encodeURIComponent(hotlist.name)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'سلة المحذوفات' })).toBeVisible()
  await page.getByRole('button', { name: `إجراءات ${hotlist.name}` }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('menuitem', { name: 'استعادة' }).click()
  await expect(page.getByText(`تمت استعادة ${hotlist.name}`)).toBeVisible()
  await expectAccessible()
})
