import { expect, type Page } from '@playwright/test'
import { completedOwner } from './onboarding.ts'
import { type Made, make, unique } from './records.ts'
import { callAs, type Session } from './sessions.ts'

/** A vendor whose twenty-five contacts, at addresses of its own, get hotlists. */
export async function vendorOfTwentyFive(session: Session): Promise<Made> {
  const vendor = await make.vendor(session)
  const domain = `${vendor.name.split(' ')[1]}.example`
  const contacts = Array.from({ length: 25 }, (_, at) => ({
    ...{ firstName: 'Tess', lastName: `Number ${String.fromCharCode(65 + at)}`, vendorContactType: 'recruiter' },
    ...{ emailId: `p${String(at).padStart(2, '0')}@${domain}`, sendHotlist: true, sendRequirement: true },
  }))
  await callAs(session, 'POST', '/vendor/step-four', { vendorId: vendor._id, contacts })
  return vendor
}

/** A firm with three people on the bench, which has sent one hotlist to a vendor's twenty-five. */
export async function firmThatSends(): Promise<Session> {
  const owner = await completedOwner(unique('Linden'))
  const desk = {
    name: 'Desk',
    senderName: 'Linden',
    fromEmail: 'desk@linden.example',
    postalAddress: '1 Pier, Charlotte',
  }
  const { data: unit } = await callAs(owner, 'POST', '/business-unit/add', desk)
  const people = []
  for (let at = 0; at < 3; at++) people.push(await make.candidate(owner, { benchSince: '2026-01-05' }))
  const vendor = await vendorOfTwentyFive(owner)
  const hotlist = await make.hotlist(owner)
  const candidateIds = people.map(({ _id }) => _id)
  await callAs(owner, 'POST', '/hotlist/add-candidates', { hotListId: hotlist._id, candidateIds })
  const { data: sent } = await callAs(owner, 'POST', '/campaign/add', {
    ...{ kind: 'hotlist', subject: 'Our people', body: '<p>Good morning</p>', hotlist: hotlist._id },
    ...{ from: unit._id, vendors: [vendor._id] },
  })
  await callAs(owner, 'POST', `/campaign/start/${sent._id}`, { version: sent.version, startsAt: null })
  return owner
}

/** Puts people on a hotlist, each from the page of the person. */
export async function putOnHotlist(page: Page, people: readonly Made[], hotlist: Made): Promise<void> {
  for (const { _id, name } of people) {
    await page.goto(`/company/candidate/view-candidate/${_id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('button', { name: 'Add to hotlist' }).click()
    const picker = page.getByRole('dialog', { name: 'Add to hotlist' })
    await picker.getByRole('searchbox').fill(hotlist.name)
    await picker.getByRole('button', { name: hotlist.name }).click()
    await expect(picker).toBeHidden()
  }
}

/** Writes a campaign of a hotlist to a vendor's contacts, up to the page that says who gets it. */
export async function writeCampaign(
  page: Page,
  { hotlist, vendor, from, subject }: { hotlist: Made; vendor: Made; from: string; subject: string },
): Promise<void> {
  await page.goto('/company/campaign/add-campaign')
  await page.getByRole('radio', { name: 'Send Hotlist' }).check()
  await page.getByRole('combobox', { name: 'Hotlist' }).fill(hotlist.name)
  await page.getByRole('option', { name: hotlist.name }).click()
  await page.getByRole('combobox', { name: 'From' }).click()
  await page.getByRole('option', { name: from }).click()
  await page.getByRole('button', { name: 'Choose Vendors' }).click()
  const vendors = page.getByRole('dialog', { name: 'Choose Vendors' })
  await vendors.getByRole('searchbox').fill(vendor.name)
  await vendors.getByRole('checkbox', { name: vendor.name }).check()
  await vendors.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(vendors).toBeHidden()
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Mail', exact: true }).fill('These people can start this week.')
  await page.getByRole('button', { name: 'Review recipients' }).click()
}
