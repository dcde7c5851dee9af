import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { enterOn, typeInto } from '../../support/keyboard.ts'
import { letterTo } from '../../support/mailbox.ts'
import { make, unique } from '../../support/records.ts'
import { callAs, openSession, type Session } from '../../support/sessions.ts'
import { enterAs, expect, takeAction, test, toast } from '../../support/test.ts'
import { chosenPassword } from '../../support/world.ts'

const fresh = (name: string) => `${name}-${Date.now()}-${process.pid}@example.com`

/** Lets go whom a first try brought in: the company's plan has few seats. */
async function makeRoom(owner: Session) {
  const invited = await callAs(owner, 'POST', '/invitation/list', { filters: { state: 'waiting' } })
  for (const { _id } of invited.data) await callAs(owner, 'DELETE', `/invitation/revoke/${_id}`)
  const members = await callAs(owner, 'POST', '/company-member/list', {
    searchTerm: 'Ines',
    filters: { status: 'active' },
  })
  for (const { _id, version } of members.data) {
    await callAs(owner, 'PUT', `/company-member/update/${_id}`, { status: 'inactive', version })
  }
}

test('an Owner invites two people by keyboard and one by a table with faults; one comes, may do less, sees a unit alone, and is let in no more', async ({
  page,
  browser,
}) => {
  const surname = unique('Invited').replace(' ', '')
  const ines = `Ines ${surname}`
  const [email, other, further] = [fresh('ines'), fresh('otto'), fresh('ivo')]
  const company = await openSession('otherOwner')
  await makeRoom(company)
  await enterAs(page, company)
  await page.goto('/company/users')
  await expect(page.getByRole('heading', { name: 'Company Users' })).toBeVisible()
  await enterOn(page, page.getByRole('link', { name: 'Add New User' }))
  const addresses = page.getByRole('textbox', { name: 'E-mail addresses' })
  await expect(addresses).toBeFocused()
  await page.keyboard.insertText(`Ivo Earlier <${further}>, nowhere`)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('nowhere: Wrong email format')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(`Ivo Earlier <${further}>\n${other}\n${other}`)
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, 'Invitations on their way')).toBeVisible()
  await expect(page).toHaveURL('/company/setup/members?status=invited')
  await expect(page.getByRole('row', { name: new RegExp(other) })).toContainText('Invited')

  const rows = [
    'Prénom,Nom,Courriel,Rôle',
    `Ines,${surname},${email},Recruiter User`,
    'Faulty,Row,nowhere,Recruiter User',
    `Otto,Other,${other},Recruiter User`,
  ]
  await page.goto('/company/setup/members')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import Member' })).toBeVisible()
  await expectAccessible(page)
  const buffer = Buffer.from(rows.join('\r\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await expect(page.getByText('Email: Wrong email format')).toBeVisible()
  await expect(page.getByText('This e-mail address has an invitation already. Send that one again')).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 record' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('everybody else gets an invitation by e-mail')
  await question.getByRole('button', { name: 'Add 1 record' }).click()
  await expect(page.getByText('1 record was added.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download rows with errors' })).toBeVisible()

  const letter = await letterTo(page, email, /Summit/)
  const invited = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage()
  await invited.goto(/\/invite\/[\w-]{43}/.exec(letter)?.[0] ?? '')
  await invited.getByLabel(/^Password/).fill(chosenPassword)
  await invited.getByLabel(/^Confirm Password/).fill(chosenPassword)
  await invited.keyboard.press('Enter')
  await expect(invited).toHaveURL('/company/today')
  await invited.goto('/company/setup/members')
  await expect(invited.getByText(email)).toBeVisible()
  await expect(invited.getByRole('link', { name: 'Invite people' })).toHaveCount(0)
  await expectNoSidewaysScroll(invited)
  await expectAccessible(invited)

  await invited.goto('/account/home/user-profile')
  await invited.getByLabel(/^Phone/).fill('letters')
  await invited.getByRole('button', { name: 'Save' }).click()
  await expect(invited.getByText('Wrong phone format')).toBeVisible()
  await invited.getByLabel(/^Phone/).fill('+1 415 555 0100')
  await invited.getByRole('button', { name: 'Save' }).click()
  await expect(toast(invited, 'Profile Updated Successfully')).toBeVisible()
  await expectNoSidewaysScroll(invited)
  await expectAccessible(invited)
  await invited.goto('/account/activity')
  await expect(invited.getByText('Profile changed')).toBeVisible()
  await expectAccessible(invited)

  await page.goto('/company/setup/members')
  await page.getByRole('link', { name: ines }).click()
  await page.getByRole('checkbox', { name: 'Recruiter User' }).uncheck()
  await page.getByRole('checkbox', { name: 'Company User' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Member Updated Successfully')).toBeVisible()
  await invited.goto('/company/candidate/list-candidate')
  await expect(invited.getByRole('heading', { name: 'Candidates' })).toBeVisible()
  await expect(invited.getByRole('link', { name: 'Add Candidate' })).toHaveCount(0)

  const owner = await openSession('otherOwner')
  const { name } = await make.candidate(owner)
  await invited.getByRole('searchbox').first().fill(name)
  await expect(invited.getByText(name)).toBeVisible()
  const unit = unique('Berlin')
  await page.goto('/company/organization')
  await enterOn(page, page.getByRole('button', { name: 'Add Unit' }))
  await typeInto(page, page.getByRole('dialog').getByLabel(/^Name/), unit)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Unit Added Successfully')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: unit })).toContainText('Members: 0')
  await expectAccessible(page)
  await page.goto('/company/setup/members')
  await takeAction(page, ines, 'Units and records')
  await page.getByRole('radio', { name: 'Records of their units and the units below' }).check()
  await page.getByRole('checkbox', { name: unit }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Member Updated Successfully')).toBeVisible()
  await expect(invited.getByText(name)).toHaveCount(0)

  await page.goto('/company/setup/members')
  await takeAction(page, ines, 'Hand over records')
  const dialog = page.getByRole('dialog')
  const colleague = dialog.getByRole('combobox', { name: 'Colleague' })
  await expect(colleague).toBeFocused()
  await colleague.fill('Bao')
  await page.getByRole('option', { name: 'Bao Nguyen' }).click()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(toast(page, '0 records handed over')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Records handed back')).toBeVisible()
  await takeAction(page, ines, 'Mark as Inactive')
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(invited).toHaveURL(/\/company\/auth\/sign-in/)
  await invited.context().close()
})
