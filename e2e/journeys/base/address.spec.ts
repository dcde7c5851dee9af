import { make, unique } from '../../support/records.ts'
import { expect, openFilter, takeAction, test, toast } from '../../support/test.ts'

const list = (level: string, search: string) =>
  `/admin/address-management/list-${level}?search=${encodeURIComponent(search)}`

test('a country is added and edited', async ({ page, signedInAs, expectAccessible }) => {
  const name = unique('Land')
  await signedInAs('administrator')
  await page.goto('/admin/address-management/list-country')
  await page.getByRole('link', { name: 'Add Country' }).click()
  const field = page.getByRole('textbox', { name: 'Name' })
  await page.getByRole('button', { name: 'Add Country' }).click()
  await expect(field).toHaveAccessibleDescription('Name is required')
  await field.fill(name)
  await page.getByRole('button', { name: 'Add Country' }).click()
  await expect(toast(page, 'Country Added Successfully')).toBeVisible()

  await page.goto(list('country', name))
  await takeAction(page, name, 'Edit')
  await expect(field).toHaveValue(name)
  await expectAccessible()
  await field.fill(`${name} two`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Country Updated Successfully')).toBeVisible()
})

test('a state stands in its country, and the list says so', async ({ page, signedInAs, session }) => {
  const country = await make.country(await session('administrator'))
  const name = unique('Province')
  await signedInAs('administrator')
  await page.goto('/admin/address-management/add-state')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Add State' }).click()
  const choice = page.getByRole('combobox', { name: 'Country' })
  await expect(choice).toHaveAccessibleDescription('Country is required')
  await choice.fill(country.name)
  await page.getByRole('option', { name: country.name }).click()
  await page.getByRole('button', { name: 'Add State' }).click()
  await expect(toast(page, 'State Added Successfully')).toBeVisible()

  await page.goto(list('state', name))
  await expect(page.getByRole('columnheader')).toHaveText(['Sr', 'Name', 'Country', 'Status', 'Actions'])
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(country.name)
  await takeAction(page, name, 'Edit')
  await expect(choice).toHaveValue(country.name)
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
})

test('a city finds its state by typing', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const country = await make.country(administrator)
  const state = await make.state(administrator, country._id)
  const name = unique('Harbour')
  await signedInAs('administrator')
  await page.goto('/admin/address-management/add-city')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Add City' }).click()
  const choice = page.getByRole('combobox', { name: 'State' })
  await expect(choice).toHaveAccessibleDescription('State is required')
  await choice.fill(state.name.slice(0, -3))
  await page.getByRole('option', { name: `${state.name}, ${country.name}` }).click()
  await page.getByRole('button', { name: 'Add City' }).click()
  await expect(toast(page, 'City Added Successfully')).toBeVisible()

  await page.goto(list('city', name))
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(state.name)
})

test("cities are narrowed to one state's", async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const country = await make.country(administrator)
  const state = await make.state(administrator, country._id)
  const cities = [await make.city(administrator, state._id), await make.city(administrator, state._id)]
  await signedInAs('administrator')
  await page.goto('/admin/address-management/list-city')
  await openFilter(page, 'State')
  await page.getByRole('combobox', { name: 'State' }).fill(state.name)
  await page.getByRole('option', { name: new RegExp(state.name) }).click()
  await expect(page.getByText('2 records')).toBeVisible()
  for (const { name } of cities) await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`state=${state._id}`))
  await page.reload()
  await expect(page.getByText('2 records')).toBeVisible()
  await expect(page.getByRole('button', { name: `State ${state.name}` })).toBeVisible()
})

test('what is typed into a filter stays when the name of what stood there arrives late', async ({
  page,
  signedInAs,
  session,
}) => {
  const administrator = await session('administrator')
  const country = await make.country(administrator)
  const [stood, wanted] = [await make.state(administrator, country._id), await make.state(administrator, country._id)]
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route('**/address-management/state/list', async (route) => {
    const isForName = route.request().postDataJSON().filters?._id === stood._id
    if (isForName) await asked.promise
    await route.continue()
    if (isForName) answered.resolve()
  })
  await signedInAs('administrator')
  await page.goto(`/admin/address-management/list-city?state=${stood._id}`)
  await openFilter(page, 'State')
  const state = page.getByRole('combobox', { name: 'State' })
  await state.fill(wanted.name)
  await expect(page.getByRole('option', { name: new RegExp(wanted.name) })).toBeVisible()
  asked.resolve()
  await answered.promise
  await expect(page.getByRole('button', { name: `State ${stood.name}` })).toBeVisible()
  await expect(state).toHaveValue(wanted.name)
  await page.getByRole('option', { name: new RegExp(wanted.name) }).click()
  await expect(page).toHaveURL(new RegExp(`state=${wanted._id}`))
  await expect(state).toHaveValue(new RegExp(wanted.name))
})

for (const [level, text] of [
  ['country', 'Data not found'],
  ['state', 'Data group not found'],
  ['city', 'City data not found'],
] as const) {
  test(`a ${level} that is missing says so, and leads back to the list`, async ({ page, signedInAs }) => {
    await signedInAs('administrator')
    await page.goto(`/admin/address-management/edit-${level}/01890000-0000-7000-8000-000000000000`)
    await expect(toast(page, text)).toBeVisible()
    await expect(page).toHaveURL(`/admin/address-management/list-${level}`)
  })
}
