import { callAs } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'

const letters = () => crypto.randomUUID().replace(/[^a-f]/g, '') || 'abc'

test('a lead becomes a student who is enrolled in any order, and whoever undoes that finds the student in the bin', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const lastName = `Obi${letters()}`
  const name = `Amara ${lastName}`
  const administrator = await session('administrator')
  const owner = await session('owner')
  const sent = {
    ...{ kind: 'contact', firstName: 'Amara', lastName, email: `${lastName}@mail.example`, consent: 'yes' },
    ...{ phone: '+1 902 555 0142', companyName: '', referrer: '/', message: 'I would like to study nursing.' },
  }
  await callAs(administrator, 'POST', '/public/lead', sent)
  const find = { searchTerm: lastName, limit: 1 }
  const [lead] = (await callAs(administrator, 'POST', '/lead/list', find)).data
  const company = (await callAs(owner, 'POST', '/company/list-companies')).data[0]._id
  await callAs(administrator, 'POST', '/lead/assign', { leadIds: [lead._id], company })

  await signedInAs('owner')
  await page.goto(`/company/leads/view-lead/${lead._id}`)
  await page.getByRole('button', { name: 'Convert' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Student' }).check()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Convert' }).click()
  await expect(toast(page, `${name} was converted`)).toBeVisible()

  // The file, where the enrolment goes on with any step.
  await expect(page).toHaveURL(/\/company\/enrollstudent\/view-student\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('article', { name: /^Note by/ })).toContainText('“I would like to study nursing.”')
  await page.getByRole('link', { name: 'Marital Status' }).click()
  await page.getByRole('combobox', { name: 'Marital Status' }).click()
  await page.getByRole('option', { name: 'Single' }).click()
  await page.getByRole('textbox', { name: 'Number of Kids' }).fill('0')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(toast(page, 'Marital status details added successfully')).toBeVisible()

  await page.goto(`/company/leads/view-lead/${lead._id}`)
  await page.getByRole('link', { name: 'Student', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Undo conversion' }).click()
  await expect(toast(page, 'The conversion was undone')).toBeVisible()
  await page.goto(`/company/bin?search=${lastName}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Student')
})
