import { readFileSync } from 'node:fs'
import { make, unique } from '../../support/records.ts'
import { expect, expectRows, test, toast } from '../../support/test.ts'

const list = '/company/candidate/list-candidate'

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
  const more = page.getByRole('button', { name: /^Filters/ })
  await more.press('Enter')
  await page
    .getByRole('combobox', { name: 'Skills', exact: true })
    .or(page.getByRole('textbox', { name: 'Skills', exact: true }))
    .fill(skill)
  await page.keyboard.press('Enter')
  await expectRows(page, 4)
  await page.getByRole('textbox', { name: 'Experience from (years)' }).fill('5')
  await expectRows(page, 3)
  const location = page
    .getByRole('combobox', { name: 'Location', exact: true })
    .or(page.getByRole('textbox', { name: 'Location', exact: true }))
  await location.fill(place.replace('Łódź', 'lodz'))
  await page.getByRole('option', { name: `${place}, Poland` }).click()
  await expectRows(page, 2)
  await page.getByRole('combobox', { name: 'Availability' }).click()
  await page.getByRole('option', { name: 'Available now' }).click()
  await expectRows(page, 1)
  await expect(page.getByRole('link', { name: found.name })).toBeVisible()
  await expect(more).toHaveText('Filters (4)')
  await expectAccessible()
  await page.keyboard.press('Escape')

  const name = unique('View')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByLabel('Name').press('Enter')
  await expect(toast(page, 'View saved')).toBeVisible()
  await page.goto(list)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name }).click()
  await expectRows(page, 1)
  await expect(page.getByRole('button', { name: `Location ${place}, Poland` })).toBeVisible()

  await page.getByRole('button', { name: 'More', exact: true }).click()
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
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('combobox', { name: 'Visa Status/Work Authorization' }).fill(authorization.name)
  await page.getByRole('option', { name: authorization.name }).click()
  await expectRows(page, 1)
  await expect(page.getByRole('link', { name })).toBeVisible()
})
