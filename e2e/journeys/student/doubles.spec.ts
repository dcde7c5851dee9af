import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../../support/accessible.ts'
import { unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enrolled } from '../../support/student.ts'
import { expect, test, toast } from '../../support/test.ts'

const list = '/company/enrollstudent/list-duplicate'
const recordOf = (id: string) => `/company/enrollstudent/view-student/${id}`
const surname = () => unique('Q').replace(' ', '')

const rename = (session: Session, studentId: string, name: object) =>
  callAs(session, 'POST', '/student/full-name', { studentId, ...name })

async function expectPair(session: Session, record: string) {
  const pairs = async () =>
    (await callAs(session, 'POST', '/student-duplicate/list', { filters: { record } })).totalDocs
  await expect.poll(pairs, { timeout: 20_000 }).toBe(1)
}

/** Two entries of one student, with two passports. */
async function twoOfOne(session: Session) {
  const lastName = surname()
  const [one, other] = [await enrolled(session, lastName), await enrolled(session, lastName)]
  await rename(session, other._id, { firstName: 'Asha', middleName: 'Devi', lastName })
  await expectPair(session, one._id)
  return { lastName, one, other }
}

const choice = (page: Page, field: string, value: string | RegExp) =>
  page.getByRole('article').getByRole('group', { name: field }).getByRole('radio', { name: value })
const tailOf = ({ passportNumber }: { passportNumber: string }) => `•••• ${passportNumber.slice(-3)}`

test('two students are compared, merged, and split again', async ({ page, session, signedInAs, expectAccessible }) => {
  const { lastName, one, other } = await twoOfOne(await session('bench'))
  await signedInAs('recruiter')
  await page.goto(recordOf(one._id))
  await expect(page.getByText(`Probably the same as Asha Devi ${lastName}: same name and birth date`)).toBeVisible()
  await expectAccessible()
  await page.goto(`/company/enrollstudent/summary/${one._id}`)
  await expect(page.getByText(`Probably the same as Asha Devi ${lastName}`)).toBeVisible()
  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('Very likely').first()).toBeVisible()
  await expect(page.getByText(/The same in both: .*Birth Date/)).toBeVisible()
  await expect(choice(page, 'Passport Number', tailOf(one))).toBeChecked()
  const proof = page.getByRole('region', { name: 'Enrolment' })
  await proof.getByRole('button', { name: 'Show: Passport Number' }).click()
  await expect(proof).toContainText(other.passportNumber)
  await expectAccessible()
  await choice(page, 'Passport Number', tailOf(other)).check()
  await choice(page, 'Full Name', `Asha Devi ${lastName}`).check()
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(page, 'Students merged successfully')).toBeVisible()
  await expect(page.getByRole('article')).toBeHidden()

  await page.goto(recordOf(one._id))
  await expect(page.getByRole('heading', { level: 1, name: `Asha Devi ${lastName}` })).toBeVisible()
  await expect(page.getByText(tailOf(other))).toBeVisible()
  await expect(page.getByText(`Merged from Asha ${lastName}`)).toBeVisible()
  await expectAccessible()
  await page.goto(recordOf(other._id))
  await page.waitForURL(`**${recordOf(one._id)}`)
  await expect(page.getByRole('heading', { level: 1, name: `Asha Devi ${lastName}` })).toBeVisible()

  await page.goto(recordOf(one._id))
  await page.getByRole('button', { name: `Split Asha ${lastName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Split' }).click()
  await expect(toast(page, 'Students split successfully')).toBeVisible()
  await expect(page.getByText(tailOf(one))).toBeVisible()
  await page.goto(recordOf(other._id))
  await expect(page.getByRole('heading', { level: 1, name: `Asha Devi ${lastName}` })).toBeVisible()
  await expect(page.getByText(tailOf(other))).toBeVisible()
})

test('two of a family are only possible, and remembered as two on a phone', async ({ page, session, signedInAs }) => {
  const bench = await session('bench')
  const lastName = surname()
  const family = { email: `${lastName}@mail.example` }
  const [one, other] = [await enrolled(bench, lastName, family), await enrolled(bench, lastName, family)]
  await rename(bench, other._id, { firstName: 'Ravi', lastName })
  await expectPair(bench, one._id)
  await page.setViewportSize({ width: 375, height: 740 })
  await signedInAs('bench')
  await page.goto(recordOf(one._id))
  await expect(page.getByText(`Possibly the same as Ravi ${lastName}`)).toContainText('but another first name')
  await page.goto(`${list}?search=${lastName}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('x')
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.keyboard.press('x')
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.goto(recordOf(one._id))
  await expect(page.getByRole('heading', { level: 1, name: `Asha ${lastName}` })).toBeVisible()
  await expect(page.getByText(`Possibly the same as`)).toBeHidden()
})

test('a Company User is told of no doubles', async ({ page, session, signedInAs }) => {
  const { lastName, one } = await twoOfOne(await session('bench'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signedInAs('member')
  await page.goto(recordOf(one._id))
  await expect(page.getByRole('heading', { level: 1, name: `Asha ${lastName}` })).toBeVisible()
  await expect(page.getByText('Coaching added')).toBeVisible()
  expect(asked.filter((address) => address.includes('student-duplicate'))).toEqual([])
  await expect(page.getByText('Probably the same as')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Duplicates' })).toHaveCount(0)
  await page.goto(list)
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText(lastName)).toHaveCount(0)
})
