import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { draftOf, forgetDraft } from '../../support/drafts.ts'
import { resumes } from '../../support/files.ts'
import { enterOn } from '../../support/keyboard.ts'
import { make, unique } from '../../support/records.ts'
import { callAs } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

// These journeys share one person's one draft of a new candidate.
test.describe.configure({ mode: 'serial' })

const form = 'candidate.add'
const add = '/company/candidate/add-candidate'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Add Candidate' })
const saved = (page: Page) => page.getByText('Draft saved')
const offer = (page: Page) => page.getByText('You left this unfinished on')
const elsewhere = (page: Page) => page.getByText('You continued this form elsewhere (Chrome, ')

async function open(page: Page, path = add) {
  const answered = page.waitForResponse('**/api/v1/draft/view')
  await page.goto(path)
  await answered
}

async function fill(page: Page, lastName: string) {
  await field(page, 'First Name').fill('Carefully')
  await field(page, 'Last Name').fill(lastName)
  await field(page, 'Email').fill(`${lastName}@mail.example`)
  await field(page, 'Phone').fill('+1 415 555 0100')
}

test('a long form is left without a question and continued in another browser', async ({ page, browser, session }) => {
  const person = await session('otherBench')
  await forgetDraft(person, form)
  const lastName = unique('Left').replace(' ', '')
  await enterAs(page, person)
  await open(page)
  await fill(page, lastName)
  await page.getByRole('combobox', { name: 'Skills' }).fill('Charts')
  await page.getByLabel('Upload Resume').last().setInputFiles(resumes.docx)
  await expect(page.getByText('table.docx')).toBeVisible()
  await expect(submit(page)).toBeEnabled()
  await expect(saved(page)).toBeVisible()
  await expectAccessible(page)
  await field(page, 'Job Title').fill('Harbour Pilot')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hotlist' }).click()
  await expect(page).toHaveURL('/company/hotlist/list-hotlist')

  const other = await (await browser.newContext()).newPage()
  await enterAs(other, person)
  await open(other)
  await expect(offer(other)).toBeVisible()
  await expect(field(other, 'First Name')).toHaveValue('')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(offer(other)).toBeHidden()
  await expect(field(other, 'Last Name')).toHaveValue(lastName)
  await expect(field(other, 'Job Title')).toHaveValue('Harbour Pilot')
  await expect(other.getByText('table.docx')).toBeVisible()
  await submit(other).click()
  await expect(toast(other, 'Candidate added successfully')).toBeVisible()
  const { data } = await callAs(person, 'POST', '/candidate/list', { searchTerm: lastName })
  expect(data).toMatchObject([
    { jobTitle: 'Harbour Pilot', skills: ['Charts'], resume: { originalName: 'table.docx' } },
  ])
  expect(await draftOf(person, form)).toBeNull()
  await other.context().close()

  await open(page)
  await expect(field(page, 'First Name')).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('what is typed beside what was left is kept too; both can be discarded', async ({ page, session }) => {
  const person = await session('otherBench')
  await forgetDraft(person, form)
  await enterAs(page, person)
  await open(page)
  const lastName = unique('Thrown').replace(' ', '')
  await fill(page, lastName)
  await expect(saved(page)).toBeVisible()
  await open(page)
  await expect(offer(page)).toBeVisible()
  await field(page, 'Job Title').fill('Typed meanwhile')
  await expect(saved(page)).toBeVisible()
  await open(page)
  await expect(offer(page)).toBeVisible()
  await field(page, 'First Name').fill('Newer')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(field(page, 'First Name')).toHaveValue('Newer')
  await expect(field(page, 'Last Name')).toHaveValue(lastName)
  await expect(field(page, 'Job Title')).toHaveValue('Typed meanwhile')
  await expect.poll(async () => (await draftOf(person, form))?.values.firstName).toBe('Newer')
  await open(page)
  await expect(offer(page)).toBeVisible()
  await enterOn(page, page.getByRole('button', { name: 'Discard' }))
  await expect(offer(page)).toBeHidden()
  await expect(field(page, 'First Name')).toHaveValue('')
  expect(await draftOf(person, form)).toBeNull()
})

test('a network lost while typing and while saving loses nothing, and makes one record', async ({
  page,
  context,
  session,
}) => {
  const person = await session('otherBench')
  await forgetDraft(person, form)
  const lastName = unique('Offline').replace(' ', '')
  await enterAs(page, person)
  await open(page)
  await field(page, 'First Name').fill('Early')
  await expect(saved(page)).toBeVisible()
  await context.setOffline(true)
  await fill(page, lastName)
  await expect(page.getByText('Draft not saved: The connection was lost')).toBeVisible()
  expect((await draftOf(person, form))?.values.firstName).toBe('Early')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hotlist' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await submit(page).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('The connection was lost')
  await expect(field(page, 'Last Name')).toHaveValue(lastName)
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect.poll(async () => (await draftOf(person, form))?.values.lastName).toBe(lastName)

  // The answer is lost on its way back: the record is there, and the page does not know.
  await page.route('**/candidate/add-candidate', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit(page).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('The connection was lost')
  await page.unroute('**/candidate/add-candidate')
  await submit(page).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
  expect((await callAs(person, 'POST', '/candidate/list', { searchTerm: lastName })).totalDocs).toBe(1)
  expect(await draftOf(person, form)).toBeNull()
})

test('of two devices that type at once none overwrites the other', async ({ page, browser, session }) => {
  const person = await session('otherBench')
  await forgetDraft(person, form)
  const other = await (await browser.newContext()).newPage()
  for (const one of [page, other]) {
    await enterAs(one, person)
    await open(one)
  }
  await field(page, 'First Name').fill('Here')
  await expect(saved(page)).toBeVisible()
  await field(other, 'First Name').fill('There')
  await expect(elsewhere(other)).toBeVisible()
  expect((await draftOf(person, form))?.values.firstName).toBe('Here')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Keep this one' }).click()
  await expect(elsewhere(other)).toBeHidden()
  await expect.poll(async () => (await draftOf(person, form))?.values.firstName).toBe('There')

  await field(page, 'Job Title').fill('Also here')
  await expect(elsewhere(page)).toBeVisible()
  await expect(field(page, 'First Name')).toHaveValue('Here')
  await page.getByRole('button', { name: 'Use that one' }).click()
  await expect(field(page, 'First Name')).toHaveValue('There')
  await expect(field(page, 'Job Title')).toHaveValue('')
  await other.context().close()
})

test('an edit whose record was changed since is merged when it is continued', async ({ page, session }) => {
  const person = await session('otherBench')
  const hotlist = await make.hotlist(person)
  const edit = `/company/hotlist/edit-hotlist/${hotlist._id}`
  const [mine, theirs] = [unique('Mine'), unique('Theirs')]
  await enterAs(page, person)
  await open(page, edit)
  await field(page, 'Name').fill(mine)
  await expect(saved(page)).toBeVisible()
  await callAs(person, 'PUT', `/hotlist/update/${hotlist._id}`, { name: theirs, description: 'Ready in May' })
  await open(page, edit)
  await expect(field(page, 'Name')).toHaveValue(theirs)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const contested = page.getByRole('radiogroup', { name: 'Name' })
  for (const text of [mine, theirs, `Before: ${hotlist.name}`]) await expect(contested).toContainText(text)
  await contested.getByRole('radio', { name: 'Keep mine' }).check()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await expect(field(page, 'Name')).toHaveValue(mine)
  await expect(field(page, 'Description')).toHaveValue('Ready in May')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Hotlist Updated Successfully')).toBeVisible()
  const { data } = await callAs(person, 'POST', '/hotlist/view', { hotListId: hotlist._id })
  expect(data).toMatchObject({ name: mine, description: 'Ready in May' })
  expect(await draftOf(person, 'hotlist.edit', hotlist._id)).toBeNull()

  // Saved over what was left: it is offered no more.
  await open(page, edit)
  await field(page, 'Description').fill('Left behind')
  await expect(saved(page)).toBeVisible()
  await open(page, edit)
  await expect(offer(page)).toBeVisible()
  await field(page, 'Description').fill('Ready in June')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Hotlist Updated Successfully')).toBeVisible()
  expect(await draftOf(person, 'hotlist.edit', hotlist._id)).toBeNull()
  await open(page, edit)
  await expect(field(page, 'Description')).toHaveValue('Ready in June')
  await expect(offer(page)).toBeHidden()
})

test('an edit that was left is continued as it was where nothing changed', async ({ page, session }) => {
  const administrator = await session('administrator')
  const record = await make.lookup(administrator, 'skill')
  const edit = `/admin/setting/edit-skill/${record._id}`
  await enterAs(page, administrator)
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.setViewportSize({ width: 375, height: 812 })
  await open(page, edit)
  const name = page.getByRole('textbox', { name: 'الاسم' })
  await name.fill(`${record.name} two`)
  await expect(page.getByText('حُفظت المسودة')).toBeVisible()
  await open(page, edit)
  await expect(page.getByText('تركت هذا النموذج دون إكمال')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(name).toHaveValue(`${record.name} two`)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(edit)
})
