import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { make, unique } from '../../support/records.ts'
import { expect, expectRows, test, toast } from '../../support/test.ts'

const list = '/company/candidate/list-candidate'

/** By keyboard: F opens the filters, a letter finds one. */
async function chooseFilter(page: Page, name: string) {
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden()
  await page.keyboard.press('f')
  await page.getByRole('menuitem', { name, exact: true }).press('Enter')
}

test('a list is narrowed by skill, years, place and availability, kept as a view and exported', async ({
  page,
  signedInAs,
  session,
  expectAccessible,
}) => {
  const owner = await session('owner')
  const skill = unique('Skill')
  const place = unique('Łódź')
  const wanted = { skills: [skill, 'Java'], location: `${place}, Poland`, experience: 7, availability: 'immediate' }
  const found = await make.candidate(owner, wanted)
  await make.candidate(owner, { ...wanted, experience: 3 })
  await make.candidate(owner, { ...wanted, skills: ['Java'] })
  await make.candidate(owner, { ...wanted, availability: 'unavailable' })
  await make.candidate(owner, { ...wanted, location: 'Gdynia, Poland' })

  await signedInAs('owner')
  await page.goto(list)
  await chooseFilter(page, 'Skills')
  await page
    .getByRole('combobox', { name: 'Skills', exact: true })
    .or(page.getByRole('textbox', { name: 'Skills', exact: true }))
    .fill(skill)
  await page.keyboard.press('Enter')
  await expectRows(page, 4)
  await page.keyboard.press('Escape')
  await chooseFilter(page, 'Experience from (years)')
  await page.getByRole('textbox', { name: 'Experience from (years)' }).fill('5')
  await expectRows(page, 3)
  await page.keyboard.press('Escape')
  await chooseFilter(page, 'Location')
  const location = page
    .getByRole('combobox', { name: 'Location', exact: true })
    .or(page.getByRole('textbox', { name: 'Location', exact: true }))
  await location.fill(place.replace('Łódź', 'lodz'))
  await page.getByRole('option', { name: `${place}, Poland` }).click()
  await expectRows(page, 2)
  await page.keyboard.press('Escape')
  await chooseFilter(page, 'Availability')
  // Beside each value stands how many rows would have it.
  const now = page.getByRole('menuitem', { name: /^Available now/ })
  await expect(now).toHaveText(/1$/)
  await now.press('Enter')
  await expectRows(page, 1)
  await expect(page.getByRole('link', { name: found.name })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Clear (?!filters)/ })).toHaveCount(4)
  await expectAccessible()

  const name = unique('View')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await expect(toast(page, 'View saved')).toBeVisible()
  await page.goto(list)
  await page.getByRole('button', { name, exact: true }).click()
  await expectRows(page, 1)
  await expect(page.getByRole('button', { name: `Location ${place}, Poland` })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click()
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(found.email)
})

test('a work authorization narrows the list, and a wrong address narrows nothing', async ({
  page,
  signedInAs,
  session,
}) => {
  const authorization = await make.lookup(await session('administrator'), 'work-authorization')
  const { name } = await make.candidate(await session('owner'), { workAuthorization: authorization._id })
  await signedInAs('owner')
  await page.goto(`${list}?experienceFrom=many&workAuthorization=none&location=x`)
  await chooseFilter(page, 'Visa Status/Work Authorization')
  await page.getByRole('combobox', { name: 'Visa Status/Work Authorization' }).fill(authorization.name)
  await page.getByRole('option', { name: authorization.name }).click()
  await expectRows(page, 1)
  await expect(page.getByRole('link', { name })).toBeVisible()
})
