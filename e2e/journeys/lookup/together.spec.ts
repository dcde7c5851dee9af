import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
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

test('of two editors the second is told, and can load what stands', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const record = await make.lookup(administrator, 'skill')
  const theirs = unique('Theirs')
  await signedInAs('administrator')
  await page.goto(`/admin/setting/edit-skill/${record._id}`)
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect(field).toHaveValue(record.name)
  await callAs(administrator, 'PUT', `/skill/update/${record._id}`, { name: theirs, version: record.version })

  const mine = unique('Mine')
  await field.fill(mine)
  await page.getByRole('button', { name: 'Update Skill' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('was changed by someone else in the meantime')
  await expect(field).toHaveValue(mine)
  await page.getByRole('button', { name: 'Load the current version' }).click()
  await expect(field).toHaveValue(theirs)
  await field.fill(mine)
  await page.getByRole('button', { name: 'Update Skill' }).click()
  await expect(toast(page, 'Skill Updated Successfully')).toBeVisible()
})
