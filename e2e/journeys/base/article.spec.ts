import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { expect, takeAction, test, toast } from '../../support/test.ts'

const titlesFor = async (session: Parameters<typeof callAs>[0], search: string) =>
  (await callAs(session, 'POST', '/news/list', { searchTerm: search })).data.map(
    ({ title }: { title: string }) => title,
  )

test('an administrator writes news, shows them to everybody, and takes them back', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const reader = await session('recruiter')
  const title = unique('Fair')
  await signedInAs('administrator')
  await page.goto('/admin/news')
  await page.getByRole('link', { name: 'Add News' }).last().click()
  await page.getByRole('button', { name: 'Add News' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expect(page.getByText('Description is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Description' }).fill('Meet us there')
  await page.getByRole('textbox', { name: 'Text' }).fill('Hall 4.\n\nStand 12.')
  await page.getByLabel('From day').fill('2026-05-02')
  await page.getByLabel('To day').fill('2026-05-01')
  await page.getByRole('button', { name: 'Add News' }).click()
  await expect(page.getByText('The last day lies before the first')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('To day').fill('')
  await page.getByRole('button', { name: 'Add News' }).click()
  await expect(toast(page, 'News Added Successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/news')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Inactive')
  expect(await titlesFor(reader, title)).toEqual([])

  await takeAction(page, title, 'Mark as Active')
  await expect(toast(page, 'Status updated successfully')).toBeVisible()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  expect(await titlesFor(reader, title)).toEqual([title])

  await row.getByRole('link', { name: title }).click()
  await page.getByRole('textbox', { name: 'Link' }).fill('http://corridor.example')
  await page.getByRole('button', { name: 'Update News' }).click()
  await expect(page.getByText('Please enter an address that begins with https://')).toBeVisible()
  await page.getByRole('textbox', { name: 'Link' }).fill('https://corridor.example/fair')
  await page.getByRole('button', { name: 'Update News' }).click()
  await expect(toast(page, 'News Updated Successfully')).toBeVisible()

  await takeAction(page, title, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect(await titlesFor(reader, title)).toEqual([])
  await page.keyboard.press('z')
  await expect(row).toBeVisible()
  expect(await titlesFor(reader, title)).toEqual([title])
})

test('offers are sorted, searched and found again at their address', async ({ page, signedInAs, session }) => {
  const administrator = await session('administrator')
  const word = unique('Lot').replace(' ', '')
  for (const name of ['Beta', 'Alpha', 'Gamma']) await make.article(administrator, 'offer', `${name} ${word}`)
  await signedInAs('administrator')
  await page.goto('/admin/offers')
  await page.getByRole('searchbox', { name: 'Search by title or description' }).fill(word)
  await expect(page).toHaveURL(new RegExp(`search=${word}`))
  await page.getByRole('button', { name: 'Title', exact: true }).click()
  const titles = page.getByRole('row').getByRole('link')
  await expect(titles).toHaveText([`Alpha ${word}`, `Beta ${word}`, `Gamma ${word}`])
  await page.reload()
  await expect(titles).toHaveText([`Alpha ${word}`, `Beta ${word}`, `Gamma ${word}`])
  await titles.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Offer' })).toBeVisible()
  await page.goBack()
  await expect(titles).toHaveText([`Alpha ${word}`, `Beta ${word}`, `Gamma ${word}`])
})
