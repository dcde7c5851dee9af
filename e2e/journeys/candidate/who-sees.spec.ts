import { make, unique } from '../../support/records.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

const view = (id: string) => `/company/candidate/view-candidate/${id}`

test('a recruiter and a bench sales user share a candidate, whom another company never meets', async ({
  page,
  browser,
  session,
  signedInAs,
}) => {
  const candidate = await make.candidate(await session('recruiter'), { jobTitle: 'Bridge Inspector' })
  const hotlist = await make.hotlist(await session('bench'))
  await signedInAs('recruiter')
  await page.goto(view(candidate._id))
  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to hotlist' })).toBeVisible()

  const bench = await (await browser.newContext()).newPage()
  await enterAs(bench, await session('bench'))
  await bench.goto('/company/candidate/list-candidate')
  await bench.getByRole('searchbox').first().fill(candidate.name)
  await bench.getByRole('link', { name: candidate.name }).click()
  await bench.getByRole('button', { name: 'Add to hotlist' }).click()
  const picker = bench.getByRole('dialog')
  await picker.getByRole('searchbox').fill(hotlist.name)
  await picker.getByRole('button', { name: new RegExp(hotlist.name) }).click()
  await expect(toast(bench, /candidate.* added to/)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('main')).toContainText(hotlist.name)

  const other = await (await browser.newContext()).newPage()
  await enterAs(other, await session('otherBench'))
  await other.goto(`/company/candidate/list-candidate?search=${candidate.name.split(' ').at(-1)}`)
  await expect(other.getByText('No Results Found')).toBeVisible()
  await other.goto(view(candidate._id))
  await expect(other.getByText(candidate.name)).toBeHidden()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('We have lost this page')
})

test('a company user reads a candidate and changes nothing', async ({ page, session, signedInAs }) => {
  const candidate = await make.candidate(await session('recruiter'), { jobTitle: unique('Inspector') })
  await signedInAs('member')
  await page.goto(view(candidate._id))
  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add to hotlist' })).toBeHidden()
  await expect(page.getByRole('button', { name: `Actions for ${candidate.name}` })).toBeHidden()
  await page.goto(`/company/candidate/edit-candidate/${candidate._id}`)
  await expect(page).toHaveURL('/error/403')
})
