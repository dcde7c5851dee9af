import { make } from '../../support/records.ts'
import { expect, test } from '../../support/test.ts'

test('a company user reads hotlists, and is offered no change of them', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  const candidate = await make.candidate(bench)
  await make.member(bench, hotlist._id, [candidate._id])
  await signedInAs('member')
  await page.goto(`/company/hotlist/list-hotlist?search=${encodeURIComponent(hotlist.name)}`)
  await expect(page.getByRole('link', { name: hotlist.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Hotlist' })).toHaveCount(0)
  await page.getByRole('button', { name: `Actions for ${hotlist.name}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Share'])
  await page.getByRole('menuitem', { name: 'View' }).click()

  await expect(page.getByRole('heading', { level: 1, name: hotlist.name })).toBeVisible()
  await expect(page.getByRole('link', { name: candidate.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose Candidate' })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('button', { name: `Actions for ${candidate.name}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View'])
  await page.goto(`/company/hotlist/edit-hotlist/${hotlist._id}`)
  await expect(page).toHaveURL('/error/403')
})

test('a company sees nothing of another', async ({ page, signedInAs, session }) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  const candidate = await make.candidate(bench)
  await signedInAs('otherBench')
  for (const [list, name] of [
    ['/company/hotlist/list-hotlist', hotlist.name],
    ['/company/candidate/list-candidate', candidate.name],
  ] as const) {
    await page.goto(`${list}?search=${encodeURIComponent(name)}`)
    await expect(page.getByText('No Results Found')).toBeVisible()
    await expect(page.getByText('0 records')).toBeVisible()
  }
  for (const record of [
    `/company/hotlist/view-hotlist/${hotlist._id}`,
    `/company/hotlist/edit-hotlist/${hotlist._id}`,
    `/company/candidate/view-candidate/${candidate._id}`,
    `/company/candidate/edit-candidate/${candidate._id}`,
  ]) {
    await page.goto(record)
    await expect(page.getByRole('heading', { name: 'We have lost this page' })).toBeVisible()
  }
})
