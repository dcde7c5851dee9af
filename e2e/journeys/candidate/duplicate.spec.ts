import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { tabTo } from '../../support/keyboard.ts'
import { type Made, make, unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { expect, test, toast } from '../../support/test.ts'

const list = '/company/candidate/list-duplicate'
const surname = () => unique('Q').replace(' ', '')
let phones = 0
/** A phone of nobody else in these journeys: each process has an area of its own. */
const ownPhone = () => `${200 + (Number(process.env.TEST_WORKER_INDEX) % 700)}555${String(1000 + ++phones)}`

async function twoOfOne(session: Session) {
  const [lastName, phone] = [surname(), ownPhone()]
  const robert = { firstName: 'Robert', lastName, phone, jobTitle: 'Welder', email: `${lastName}@mail.example` }
  const bob = { firstName: 'Bob', lastName, phone, location: 'Edison', email: `bob.${lastName}@other.example` }
  const made = [await make.candidate(session, robert), await make.candidate(session, bob)]
  const [one, other] = made as [Made & { email: string }, Made & { email: string }]
  const pairs = async () =>
    (await callAs(session, 'POST', '/candidate-duplicate/list', { filters: { record: one._id } })).totalDocs
  await expect.poll(pairs, { timeout: 20_000 }).toBe(1)
  return { lastName, phone, one, other }
}

const pairOf = (page: Page, lastName: string) => page.getByRole('article', { name: `Robert ${lastName}` })
const choice = (page: Page, lastName: string, field: string, value: string | RegExp) =>
  pairOf(page, lastName).getByRole('group', { name: field }).getByRole('radio', { name: value })

test('who is here already is shown before a candidate is saved', async ({
  page,
  session,
  signedInAs,
  expectAccessible,
}) => {
  const [lastName, phone] = [surname(), ownPhone()]
  const robert = { firstName: 'Robert', lastName, phone, jobTitle: 'Welder' }
  const { email: taken } = await make.candidate(await session('bench'), robert)
  await signedInAs('recruiter')
  await page.goto('/company/candidate/add-candidate')
  const here = page.getByRole('list', { name: 'Possible duplicates' })
  await page.getByRole('textbox', { name: 'First Name' }).fill('Bob')
  await page.getByRole('textbox', { name: 'Last Name' }).fill(lastName)
  await page.getByRole('textbox', { name: 'Phone' }).fill(`+1 ${phone.slice(0, 3)} ${phone.slice(3)}`)
  await expect(here).toContainText('name differs by a nickname · same phone')
  await expect(here).toContainText('Welder')
  const link = here.getByRole('link', { name: `Robert ${lastName}` })
  await expect(link).toHaveAttribute('target', '_blank')
  await expectAccessible()
  await page.getByRole('textbox', { name: 'First Name' }).fill('Zoë')
  await expect(here).toBeHidden()

  // The list of options would be moved away under the pointer: what is told waits until it is closed.
  const find = '**/candidate/find-duplicates'
  const { promise: isOpen, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(find, (route) => isOpen.then(() => route.continue()))
  await page.getByRole('textbox', { name: 'First Name' }).fill('Rob')
  const visa = page.getByRole('combobox', { name: 'Visa Status/Work Authorization' })
  await visa.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  const answered = page.waitForResponse(find)
  letThrough()
  await (await answered).finished()
  await page.evaluate(async () => {
    for (const _ of Array(10)) await new Promise(requestAnimationFrame)
  })
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(here).toBeHidden()
  await visa.press('Escape')
  await expect(here).toBeVisible()
  const justSave = page.getByText('If this is a different person, you can save.')
  await expect(justSave).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(taken.toUpperCase())
  await expect(page.getByText('Another candidate already uses this email address')).toBeVisible()
  await expect(justSave).toBeHidden()
  await page.getByRole('textbox', { name: 'Email' }).fill(`bob.${lastName}@other.example`)
  await expect(justSave).toBeVisible()
  await page.getByRole('button', { name: 'Add Candidate' }).click()
  await expect(toast(page, 'Candidate added successfully')).toBeVisible()
})

test('two candidates are merged, and split again', async ({ page, session, signedInAs, expectAccessible }) => {
  const { lastName, one, other } = await twoOfOne(await session('bench'))
  await signedInAs('recruiter')
  await page.goto(list)
  const box = page.getByRole('searchbox')
  // Whatever a search finds, one goes on typing in it.
  await box.fill(`${lastName} nobody`)
  await expect(page.getByText('No Results Found')).toBeVisible()
  await expect(box).toBeFocused()
  await box.fill(lastName)
  const pair = pairOf(page, lastName)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('link', { name: `Robert ${lastName}` })).toContainText('Name differs by a nickname')
  await expectAccessible()
  await expect(choice(page, lastName, 'Current Location', 'Edison')).toBeChecked()
  await choice(page, lastName, 'Email', other.email).check()
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(page, 'Candidates merged successfully')).toBeVisible()
  await expect(pair).toBeHidden()

  await page.goto(`/company/candidate/view-candidate/${one._id}`)
  await expect(page.getByRole('link', { name: other.email })).toBeVisible()
  await expect(page.getByText(`Merged from Bob ${lastName}`)).toBeVisible()
  await expectAccessible()
  await page.goto(`/company/candidate/view-candidate/${other._id}`)
  await expect(page.getByRole('heading', { level: 1, name: /lost this page|not found/i })).toBeVisible()

  await page.goto(`/company/candidate/view-candidate/${one._id}`)
  await page.getByRole('button', { name: `Split Bob ${lastName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Split' }).click()
  await expect(toast(page, 'Candidates split successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: one.email })).toBeVisible()
  await expect(page.getByText(`Merged from Bob ${lastName}`)).toBeHidden()
  await page.goto(`/company/candidate/view-candidate/${other._id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Bob ${lastName}` })).toBeVisible()
})

test('the list of duplicates is worked off with the keyboard on a phone, and both answers can be taken back', async ({
  page,
  session,
  signedInAs,
}) => {
  const { lastName } = await twoOfOne(await session('bench'))
  await page.setViewportSize({ width: 375, height: 740 })
  await signedInAs('bench')
  await page.goto(`${list}?search=${lastName}`)
  const pair = pairOf(page, lastName)
  await tabTo(page, choice(page, lastName, 'Entry to keep', /Added/).first())
  await page.keyboard.press('ArrowDown')
  await expect(choice(page, lastName, 'Entry to keep', /Added/).last()).toBeChecked()
  await expect(choice(page, lastName, 'Full Name', `Bob ${lastName}`)).toBeChecked()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('x')
  await expect(pair).toBeHidden()
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pair).toBeVisible()
  await page.keyboard.press('m')
  await expect(pair).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Candidates split successfully')).toBeVisible()
  await expect(pair).toBeVisible()
})
