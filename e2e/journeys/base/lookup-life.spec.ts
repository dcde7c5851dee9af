import { make, unique } from '../../support/records.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

test('a job type lives from add to delete', async ({ page, signedInAs, session, expectAccessible }) => {
  const taken = await make.lookup(await session('administrator'), 'job-type')
  const name = unique('Contract')
  await signedInAs('administrator')
  await page.goto('/admin/setting/list-job-type')
  await page.getByRole('link', { name: 'Add Job Type' }).click()
  await expect(page).toHaveURL('/admin/setting/add-job-type')

  const field = page.getByRole('textbox', { name: 'Name' })
  const submit = page.getByRole('button', { name: 'Add Job Type' })
  for (const [typed, message] of [
    ['', 'Name is required'],
    ['ab', 'Minimum 3 characters'],
    ['x'.repeat(51), 'Maximum 50 characters'],
  ] as const) {
    await field.fill(typed)
    await submit.click()
    await expect(field).toHaveAccessibleDescription(message)
  }
  await field.fill(taken.name.toUpperCase())
  await submit.click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('already exists')
  await expect(field).toHaveValue(taken.name.toUpperCase())
  await expectAccessible()

  await field.fill(name)
  await submit.click()
  await expect(toast(page, 'Job Type Added Successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/setting/list-job-type')

  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Active')
  await takeAction(page, name, 'Mark as Inactive')
  await expect(toast(page, 'Status updated successfully')).toBeVisible()
  await expect(row).toContainText('Inactive')
  await takeAction(page, name, 'Mark as Active')
  await expect(row.getByText('Active', { exact: true })).toBeVisible()

  await takeAction(page, name, 'Edit')
  await expect(field).toHaveValue(name)
  await field.fill(`${name} two`)
  await page.getByRole('button', { name: 'Update Job Type' }).click()
  await expect(toast(page, 'Job Type Updated Successfully')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await takeAction(page, `${name} two`, 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'Are you sure you want to delete this record? You can undo this for 10 seconds, or restore it from the bin for 30 days.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: `${name} two` })).toBeVisible()
  await takeAction(page, `${name} two`, 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Deletion successful')).toBeVisible()
  await expect(page.getByText('No Results Found')).toBeVisible()
})

test('the submit button waits while a lookup is sent', async ({ page, signedInAs }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/api/v1/relation/add', async (route) => {
    await release.promise
    await route.continue()
  })
  await signedInAs('administrator')
  await page.goto('/admin/setting/add-relation')
  await page.getByRole('textbox', { name: 'Name' }).fill(unique('Cousin'))
  await page.getByRole('button', { name: 'Add Relation' }).click()
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled()
  release.resolve()
  await expect(toast(page, 'Relation Added Successfully')).toBeVisible()
})

test('a service has a status of its own, and may have two letters', async ({ page, signedInAs, session }) => {
  const service = await make.lookup(await session('administrator'), 'service', unique('Visa help'))
  await signedInAs('administrator')
  await page.goto(`/admin/setting/edit-service/${service._id}`)
  const field = page.getByRole('textbox', { name: 'Name' })
  await field.fill('x')
  await page.getByRole('button', { name: 'Update Service' }).click()
  await expect(field).toHaveAccessibleDescription('Minimum 2 characters')
  await field.fill(service.name)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Inactive' }).click()
  await page.getByRole('button', { name: 'Update Service' }).click()
  await expect(toast(page, 'Service Updated Successfully')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(service.name)
  await expect(page.getByRole('row', { name: new RegExp(service.name) })).toContainText('Inactive')
})
