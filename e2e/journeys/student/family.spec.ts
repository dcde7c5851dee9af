import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'

const file = (id: string) => `/company/enrollstudent/view-student/${id}`

test('a spouse is begun from the file with the address of both, which follows until another is saved', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const bench = await session('bench')
  const lastName = unique('Khan').replace(' ', '')
  const email = `${lastName.toLowerCase()}@mail.example`
  const { _id: id, name } = await enrolled(bench, lastName, { email })
  await signedInAs('bench')
  await page.goto(file(id))
  await page.getByRole('main').getByRole('button', { name: 'family member' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add family member' })
  await dialog.getByRole('button', { name: 'Add family member' }).press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Relation' })).toHaveAccessibleDescription(
    /Please choose a relation/,
  )
  await dialog.getByRole('textbox', { name: 'First Name' }).fill('Imtiaz')
  await dialog.getByRole('textbox', { name: 'Last Name' }).fill(lastName)
  const relation = dialog.getByRole('combobox', { name: 'Relation' })
  await relation.press('ArrowDown')
  await page.getByRole('option', { name: 'Spouse' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Address', exact: true })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Contact', exact: true })).not.toBeChecked()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Add family member' }).press('Enter')
  await expect(dialog).toBeHidden()

  await page.getByRole('link', { name: `Imtiaz ${lastName}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Imtiaz ${lastName}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Taken over from').first()).toBeVisible()
  await expect(main).toContainText('12 Marine Drive')
  const spouse = page.url().split('/').at(-1)

  // A move of one is a move of both.
  const { data } = await callAs(bench, 'POST', '/student/view', { studentId: id })
  const moved = { ...data.address, countryInfo: undefined, addressLineOne: '4 Harbor Lane', studentId: id }
  await callAs(bench, 'POST', '/student/address', moved)
  await page.reload()
  await expect(main).toContainText('4 Harbor Lane')

  await page.getByRole('link', { name: 'Edit Address', exact: true }).click()
  await expect(main.getByText('It follows theirs until you save other values')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address Line One' }).fill('9 Hill Road')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(`**/view-student/${spouse}`)
  await expect(main).toContainText('9 Hill Road')
  await expect(main.getByText('Taken over from')).toHaveCount(2)

  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Take over values' }).press('Enter')
  const takeOver = page.getByRole('dialog', { name: 'Take over values' })
  await expect(takeOver.getByText('Replaces what is saved').first()).toBeVisible()
  await takeOver.getByRole('checkbox', { name: 'Contact', exact: true }).check()
  await takeOver.getByRole('button', { name: 'Take over', exact: true }).press('Enter')
  await expect(toast(page, 'Taken over successfully')).toBeVisible()
  await expect(main).toContainText(email)

  await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Unlink' }).press('Enter')
  await expect(main.getByText('Taken over from')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(main.getByRole('button', { name: `Actions for ${name}` })).toBeVisible()
  await expect(main.getByText('Taken over from')).toHaveCount(3)
})

test('a student who stands is linked, and a Company User reads the family alone', async ({
  page,
  session,
  signedInAs,
}) => {
  const bench = await session('bench')
  const lastName = unique('Iyer').replace(' ', '')
  const [one, other] = [await enrolled(bench, lastName), await enrolled(bench, `${lastName}an`)]
  await signedInAs('bench')
  await page.goto(file(one._id))
  await page.getByRole('main').getByRole('button', { name: 'family member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add family member' })
  await dialog.getByText('Existing student').click()
  await dialog.getByRole('combobox', { name: 'Student' }).fill(`${lastName}an`)
  await page.getByRole('option', { name: other.name }).click()
  await dialog.getByRole('combobox', { name: 'Relation' }).click()
  await page.getByRole('option', { name: 'Sibling' }).click()
  await dialog.getByRole('button', { name: 'Add family member' }).click()
  await expect(toast(page, 'Family member linked successfully')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: other.name })).toBeVisible()

  await signedInAs('member')
  await page.goto(file(other._id))
  await expect(page.getByRole('main').getByRole('link', { name: one.name })).toBeVisible()
  await expect(page.getByRole('button', { name: `Actions for ${one.name}`, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add family member' })).toHaveCount(0)
})

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('the family and its dialog fit', async ({ page, session, signedInAs, expectAccessible }) => {
    const bench = await session('bench')
    const lastName = unique('Nair').replace(' ', '')
    const { _id: id } = await enrolled(bench, lastName)
    await callAs(bench, 'POST', '/student/add-relative', {
      ...{ studentId: id, relation: 'child', firstName: 'Zoya', lastName, parts: ['address'] },
    })
    await signedInAs('bench')
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    await page.goto(file(id))
    await expect(page.getByRole('heading', { name: 'العائلة' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'إضافة فرد من العائلة' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible()
  })
})
