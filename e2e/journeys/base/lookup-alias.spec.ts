import { unique } from '../../support/records.ts'
import { expect, test } from '../../support/test.ts'

test('a skill gets aliases, which no other skill may have', async ({ page, signedInAs, expectAccessible }) => {
  const [name, alias] = [unique('Skill'), unique('Alias')]
  await signedInAs('administrator')
  await page.goto('/admin/setting/add-skill')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Aliases' }).fill(alias)
  await page.keyboard.press('Enter')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add Skill' }).click()
  const row = page.getByRole('row', { name })
  await expect(row).toContainText(alias)

  await page.goto('/admin/setting/add-skill')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(alias.toUpperCase())
  await page.getByRole('button', { name: 'Add Skill' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('Another skill has the name or alias')

  await page.goto('/admin/setting/list-skill')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(alias)).toBeVisible()
})
