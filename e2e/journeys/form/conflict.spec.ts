import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { tabTo } from '../../support/keyboard.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const conflict = (page: Page) => page.getByRole('group', { name: 'Two changes at once' })
const contested = (page: Page, field: string) => page.getByRole('radiogroup', { name: field })
const input = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('two browsers edit one candidate, and both editions are merged', async ({ page, browser, session }) => {
  const bench = await session('bench')
  const visa = await make.lookup(await session('administrator'), 'work-authorization')
  const candidate = await make.candidate(bench, { jobTitle: 'Welder', skills: ['Steel'], location: 'Dallas, TX' })
  const other = await (await browser.newContext()).newPage()
  await enterAs(page, bench)
  await enterAs(other, await session('recruiter'))
  for (const one of [page, other]) {
    await one.goto(`/company/candidate/edit-candidate/${candidate._id}`)
    await expect(input(one, 'Job Title')).toHaveValue('Welder')
  }
  await input(other, 'Job Title').fill('Lead Welder')
  await other.getByRole('combobox', { name: 'Current Location' }).fill('Austin, TX')
  await other.getByRole('combobox', { name: 'Visa Status/Work Authorization' }).fill(visa.name)
  await other.getByRole('option', { name: visa.name }).click()
  await other.getByRole('combobox', { name: 'Skills' }).fill('Bronze')
  await save(other).click()
  await expect(toast(other, 'Candidate updated successfully')).toBeVisible()

  await input(page, 'Job Title').fill('Master Welder')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Iron')
  await page.getByRole('switch', { name: 'Ready to Relocate' }).check({ force: true })
  await save(page).click()
  await expect(conflict(page)).toBeFocused()
  await expect(conflict(page).getByRole('alert')).toContainText('Candidate was changed by someone else in the meantime')
  await expect(page.getByRole('radiogroup')).toHaveCount(2)
  await expect(contested(page, 'Job Title')).toContainText('Master Welder')
  await expect(contested(page, 'Job Title')).toContainText('Lead Welder')
  await expect(contested(page, 'Job Title')).toContainText('Before: Welder')
  await expect(contested(page, 'Skills').getByRole('listitem')).toHaveText([
    'Steel',
    'Iron',
    'Steel',
    'Bronze',
    'Steel',
  ])
  const merged = conflict(page).getByRole('definition')
  await expect(merged.filter({ hasText: 'Austin, TX' })).toContainText('Changed by someone else')
  await expect(merged.filter({ hasText: visa.name })).toContainText('Changed by someone else')
  await expect(merged.filter({ hasText: 'Yes' })).toContainText('Changed by you')
  await expectAccessible(page)

  await contested(page, 'Skills').getByRole('radio', { name: 'Take theirs' }).check()
  await save(page).click()
  await expect(contested(page, 'Job Title')).toHaveAccessibleDescription('Please choose one of the two')
  await expect(contested(page, 'Job Title').getByRole('radio', { name: 'Keep mine' })).toBeFocused()
  await page.keyboard.press('Space')
  await save(page).click()
  await expect(toast(page, 'Candidate updated successfully')).toBeVisible()
  const { data } = await callAs(bench, 'POST', '/candidate/view', { candidateId: candidate._id })
  expect(data).toMatchObject({
    jobTitle: 'Master Welder',
    skills: ['Steel', 'Bronze'],
    location: 'Austin, TX',
    workAuthorization: visa._id,
    readyToRelocate: true,
    version: 3,
  })
  await other.context().close()
})

test('a record that changes again while it is merged is merged again', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const record = await make.lookup(administrator, 'skill')
  const change = (name: string) => callAs(administrator, 'PUT', `/skill/update/${record._id}`, { name })
  const [first, second, mine] = [unique('First'), unique('Second'), unique('Mine')]
  await signedInAs('administrator')
  await page.goto(`/admin/setting/edit-skill/${record._id}`)
  await expect(input(page, 'Name')).toHaveValue(record.name)
  await change(first)
  await input(page, 'Name').fill(mine)
  await page.getByRole('button', { name: 'Update Skill' }).click()
  await expect(contested(page, 'Name')).toContainText(first)
  await change(second)
  await page.getByRole('button', { name: 'Keep all mine' }).click()
  await save(page).click()
  await expect(contested(page, 'Name')).toContainText(second)
  await expect(contested(page, 'Name')).toContainText(mine)
  await expect(contested(page, 'Name')).toContainText(`Before: ${first}`)
  await page.getByRole('button', { name: 'Keep all mine' }).click()
  await save(page).click()
  await expect(toast(page, 'Skill Updated Successfully')).toBeVisible()
  const { data } = await callAs(administrator, 'POST', '/skill/list', { filters: { _id: record._id } })
  expect(data[0]).toMatchObject({ name: mine, version: 4 })
})

test('a change that the form does not show is no question', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  await signedInAs('bench')
  await page.goto(`/company/hotlist/edit-hotlist/${hotlist._id}`)
  await expect(input(page, 'Name')).toHaveValue(hotlist.name)
  await callAs(bench, 'PUT', `/hotlist/update/${hotlist._id}`, { status: 'inactive' })
  await input(page, 'Description').fill('Ready on Monday')
  await save(page).click()
  await expect(toast(page, 'Hotlist Updated Successfully')).toBeVisible()
  const { data } = await callAs(bench, 'POST', '/hotlist/view', { hotListId: hotlist._id })
  expect(data).toMatchObject({ description: 'Ready on Monday', status: 'inactive' })
})

test('a state that was moved can be taken as it stands, and edited on', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const [from, to, elsewhere] = await Promise.all([1, 2, 3].map(() => make.country(administrator)))
  const state = await make.state(administrator, String(from?._id))
  await signedInAs('administrator')
  await page.goto(`/admin/address-management/edit-state/${state._id}`)
  await expect(input(page, 'Name')).toHaveValue(state.name)
  await callAs(administrator, 'PUT', `/address-management/state/update/${state._id}`, { country: to?._id })
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill(String(elsewhere?.name))
  await page.getByRole('option', { name: String(elsewhere?.name) }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  for (const name of [elsewhere?.name, to?.name, `Before: ${from?.name}`]) {
    await expect(contested(page, 'Country')).toContainText(String(name))
  }
  await page.getByRole('button', { name: 'Take all theirs' }).click()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await expect(country).toHaveValue(String(to?.name))
  await input(page, 'Name').fill(`${state.name} two`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'State Updated Successfully')).toBeVisible()
  const { data } = await callAs(administrator, 'POST', '/address-management/state/list', {
    filters: { _id: state._id },
  })
  expect(data[0]).toMatchObject({ name: `${state.name} two`, country: to?._id })
})

test('merging needs no mouse, fits a phone and speaks Arabic', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  const [mine, theirs] = [unique('Mine'), unique('Theirs')]
  await signedInAs('bench')
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/company/hotlist/edit-hotlist/${hotlist._id}`)
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await expect(name).toHaveValue(hotlist.name)
  await callAs(bench, 'PUT', `/hotlist/update/${hotlist._id}`, { name: theirs, isPublic: false })
  await name.fill(mine)
  await page.keyboard.press('Enter')
  const both = page.getByRole('group', { name: 'تعديلان في الوقت نفسه' })
  await expect(both).toBeFocused()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const keep = page.getByRole('radio', { name: 'الإبقاء على ما كتبته' })
  await tabTo(page, keep)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'أخذ ما كتبه الآخر' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(keep).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'حفظ', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: mine })).toBeVisible()
  const { data } = await callAs(bench, 'POST', '/hotlist/view', { hotListId: hotlist._id })
  expect(data).toMatchObject({ name: mine, isPublic: false })
})

test('a record that was deleted meanwhile says so, and what was typed stays', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const record = await make.lookup(administrator, 'relation')
  await signedInAs('administrator')
  await page.goto(`/admin/setting/edit-relation/${record._id}`)
  await expect(input(page, 'Name')).toHaveValue(record.name)
  await callAs(administrator, 'DELETE', `/relation/delete/${record._id}`)
  await input(page, 'Name').fill('Typed with care')
  await page.getByRole('button', { name: 'Update Relation' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Relation not found')
  await expect(input(page, 'Name')).toHaveValue('Typed with care')
})
