import { make } from '../../support/records.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

test('a work authorization in use stays, and says how many hold it', async ({ page, signedInAs, session }) => {
  const { _id, name } = await make.lookup(await session('administrator'), 'work-authorization')
  const bench = await session('bench')
  await make.candidate(bench, { workAuthorization: _id })
  await make.candidate(bench, { workAuthorization: _id })
  await signedInAs('administrator')
  await page.goto(`/admin/setting/list-work-authorization?search=${encodeURIComponent(name)}`)
  await takeAction(page, name, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, /is in use by 2 records and cannot be deleted/)).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
})
