import { make, unique } from '../../support/records.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

test('a hotlist lives from add to delete', async ({ page, signedInAs, expectAccessible }) => {
  const name = unique('Bench')
  await signedInAs('bench')
  await page.goto('/company/hotlist/list-hotlist')
  await page.getByRole('main').getByRole('link', { name: 'Add Hotlist' }).click()
  await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked()
  for (const [field, typed, message] of [
    ['Name', '', 'Name is required'],
    ['Name', 'ab', 'Minimum 3 characters'],
    ['Name', 'x'.repeat(51), 'Maximum 50 characters'],
  ] as const) {
    const input = page.getByRole('textbox', { name: field })
    await input.fill(typed)
    await input.press('Enter')
    await expect(input).toHaveAccessibleDescription(message)
  }
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  const description = page.getByRole('textbox', { name: 'Description' })
  for (const [typed, message] of [
    ['', 'Description is required'],
    ['ab', 'Minimum 3 characters'],
    ['x'.repeat(101), 'Maximum 100 characters'],
  ] as const) {
    await description.fill(typed)
    await page.getByRole('textbox', { name: 'Name' }).press('Enter')
    await expect(description).toHaveAccessibleDescription(message)
  }
  const words = 'Welders and riveters who can be on a bridge by Monday morning'
  await description.fill(words)
  await page.getByRole('button', { name: 'Add Hotlist' }).click()
  await expect(toast(page, 'Hotlist Added Successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/company\/hotlist\/view-hotlist\//)
  await expect(page.getByRole('heading', { level: 1, name })).toContainText('Active')
  await expectAccessible()

  await page.goBack()
  await expect(page).toHaveURL('/company/hotlist/list-hotlist')
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(`${words.slice(0, 50)}`)
  await expect(row).not.toContainText(words)
  await expect(row).toContainText('Yes')

  await takeAction(page, name, 'Edit')
  await page.getByRole('radio', { name: 'Private' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Hotlist Updated Successfully')).toBeVisible()
  await expect(page.getByLabel('Details', { exact: true })).toContainText('No')
  await takeAction(page, name, 'Mark as Inactive')
  await expect(toast(page, 'Status updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toContainText('Inactive')

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'Are you sure you want to delete this hotlist? You can undo this for 10 seconds, or restore it from the bin for 30 days.',
  )
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Deletion successful')).toBeVisible()
  await expect(page).toHaveURL('/company/hotlist/list-hotlist')
})

test('a second hotlist of the same name is refused in the form', async ({ page, signedInAs, session }) => {
  const { name } = await make.hotlist(await session('bench'))
  await signedInAs('bench')
  await page.goto('/company/hotlist/add-hotlist')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Description' }).fill('The same again')
  await page.getByRole('button', { name: 'Add Hotlist' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
    `A hotlist named "${name}" already exists`,
  )
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('The same again')
})

test('a candidate is taken off a hotlist, stays in the company, and is offered first where one is added', async ({
  page,
  signedInAs,
  session,
}) => {
  const bench = await session('bench')
  const hotlist = await make.hotlist(bench)
  const candidate = await make.candidate(bench)
  await make.member(bench, hotlist._id, [candidate._id])
  const [second, other] = [await make.candidate(bench), await make.hotlist(bench)]
  await make.member(bench, other._id, [second._id])
  await signedInAs('bench')
  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  // A candidate of another list comes to it, and stands in the place given: by the pointer, and by the keyboard.
  await takeAction(page, hotlist.name, 'Merge another hotlist into this one')
  await page.getByRole('dialog').getByRole('searchbox').fill(other.name)
  await page.getByRole('dialog').getByRole('button', { name: other.name }).click()
  await expect(toast(page, 'Hotlists merged')).toBeVisible()
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Move / }) })
  const first = rows.first()
  await expect(rows).toHaveCount(2)
  await expect(first).toContainText(candidate.name)
  const handle = page.getByRole('button', { name: `Move ${second.name}` })
  await handle.dragTo(first)
  await expect(first).toContainText(second.name)
  await expect(handle).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(first).toContainText(candidate.name)
  await expect(page.getByRole('status').filter({ hasText: 'is now at place 2' })).toBeAttached()
  // Its columns are kept with it, and go with a copy.
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Skills' }).click()
  await expect(page.getByText('Kept with the hotlist, for everybody who opens it.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Skills' })).toBeVisible()
  await takeAction(page, hotlist.name, 'Make a copy')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Copy of ${hotlist.name}`)
  await expect(page.getByRole('columnheader', { name: 'Skills' })).toBeVisible()
  await expect(rows.first()).toContainText(candidate.name)

  await page.goto(`/company/hotlist/view-hotlist/${hotlist._id}`)
  await takeAction(page, second.name, 'Remove from hotlist')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(rows).toHaveCount(1)
  await takeAction(page, candidate.name, 'Remove from hotlist')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Candidate removed from the hotlist')).toBeVisible()
  await expect(page.getByText('No data available')).toBeVisible()
  await page.getByRole('button', { name: 'Add Candidate' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('searchbox').fill(candidate.email)
  await expect(picker.getByRole('checkbox', { name: candidate.name })).toBeVisible()
  await picker.getByRole('link', { name: 'Add a new candidate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add Candidate' })).toBeVisible()
  await page.goto(`/company/candidate/view-candidate/${candidate._id}`)
  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible()
})
