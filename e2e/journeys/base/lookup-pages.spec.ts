import { lookupNotFound } from '@corridor/contract/base/lookup/kinds'
import { lookups } from '../../support/lookups.ts'
import { pages } from '../../support/pages.ts'
import { make } from '../../support/records.ts'
import { test as sweep } from '../../support/sweep.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

// Those that stand in the table of pages are judged there.
const isJudgedHere = (path: string) => !pages.some((known) => known.path === path)

sweep.use({ person: 'administrator' })
for (const { kind, title, nameMin, list, add, edit } of lookups) {
  sweep(`${title} has its list, its add form and its edit form`, async ({ page, session, expectAccessible }) => {
    const record = await make.lookup(await session('administrator'), kind)
    await page.goto(list)
    await expect(page).toHaveTitle(`${title} · Corridor`)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByPlaceholder('Search by name')).toBeVisible()
    const own = kind === 'skill' ? ['Aliases'] : []
    await expect(page.getByRole('columnheader')).toHaveText(['Sr', 'Name', ...own, 'Status', 'Actions'])
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    if (isJudgedHere(list)) await expectAccessible()

    await page.getByRole('link', { name: `Add ${title}` }).click()
    await expect(page).toHaveURL(add)
    await expect(page).toHaveTitle(`Add ${title} · Corridor`)
    await expect(page.getByRole('heading', { level: 1, name: `Add ${title}` })).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Name' })
    await expect(field).toHaveAttribute('placeholder', 'Enter Name')
    await expect(page.getByRole('button', { name: `Add ${title}` })).toBeEnabled()
    if (isJudgedHere(add)) await expectAccessible()
    await field.fill('R')
    await field.blur()
    if (nameMin === 1) await expect(field).toHaveAccessibleDescription('')
    else await expect(field).toHaveAccessibleDescription('Minimum 3 characters')
    await field.fill('')

    await page.goto(edit(record._id))
    await expect(page).toHaveTitle(`Edit ${title} · Corridor`)
    await expect(page.getByRole('heading', { level: 1, name: `Edit ${title}` })).toBeVisible()
    await expect(field).toHaveValue(record.name)
    await expect(page.getByRole('button', { name: `Update ${title}` })).toBeEnabled()
    if (isJudgedHere(edit(`{${kind}}`))) await expectAccessible()
  })
}

// The words of each kind are held by the test of the calls.
for (const { kind, title, list, edit } of lookups.filter(({ kind }) => kind === 'skill' || kind === 'pay-type')) {
  test(`${title} that is missing says so, and leads back to the list`, async ({ page, signedInAs }) => {
    await signedInAs('administrator')
    await page.goto(edit('01890000-0000-7000-8000-000000000000'))
    await expect(toast(page, lookupNotFound[kind])).toBeVisible()
    await expect(page).toHaveURL(list)
  })
}

for (const kind of ['skill', 'work-authorization', 'pay-type']) {
  test(`a name of one character is kept in ${kind}`, async ({ page, signedInAs, session }) => {
    const free = 'ΩЖбЯ字永β'.split('').at(['skill', 'work-authorization', 'pay-type'].indexOf(kind)) ?? 'Ω'
    await signedInAs('administrator')
    await session('administrator')
    await page.goto(`/admin/setting/add-${kind}`)
    await page.getByRole('textbox', { name: 'Name' }).fill(free)
    await page.getByRole('button', { name: /^Add / }).click()
    await expect(toast(page, /Added Successfully/)).toBeVisible()
  })
}

for (const [kind, what] of [
  ['work-authorization', 'work authorization'],
  ['work-mode', 'work mode'],
] as const) {
  test(`deleting a ${what} asks in its own words`, async ({ page, signedInAs, session }) => {
    const { name } = await make.lookup(await session('administrator'), kind)
    await signedInAs('administrator')
    await page.goto(`/admin/setting/list-${kind}?search=${encodeURIComponent(name)}`)
    await takeAction(page, name, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete' })
    await expect(dialog).toContainText(
      `Are you sure you want to delete this ${what}? You can undo this for 10 seconds, or restore it from the bin for 30 days.`,
    )
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(toast(page, 'Deletion successful')).toBeVisible()
  })
}
