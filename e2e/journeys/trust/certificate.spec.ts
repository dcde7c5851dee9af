import { verifyFields } from '@corridor/contract/field/company-sections'
import { certificateNeeds } from '@corridor/contract/trust/certificate/needs'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts'
import { completedOwner, ownCompany } from '../../support/onboarding.ts'
import { unique } from '../../support/records.ts'
import { callAs, type Session } from '../../support/sessions.ts'
import { enterAs, expect, test, toast } from '../../support/test.ts'

async function signAgreement(owner: Session, companyId: string): Promise<void> {
  const { data } = await callAs(owner, 'POST', '/agreement/view', { companyId })
  const { version, language, textHash } = data.text
  await callAs(owner, 'POST', '/agreement/sign', {
    version,
    language,
    textHash,
    name: 'Anna-Lena Müller',
    consent: true,
  })
}

const verify = (administrator: Session, companyId: string, section: (typeof certificateNeeds)[number]) =>
  callAs(administrator, 'POST', `/company/update-company/${companyId}/verification`, {
    companyId,
    [verifyFields(section).isVerified]: true,
  })

test('an Owner is issued a certificate and a dossier on a phone, in Arabic; an administrator revokes it, and anybody learns of it', async ({
  page,
  browser,
  session,
  signedInAs,
}) => {
  const administrator = await session('administrator')
  const owner = await completedOwner(unique('Cedar'))
  const { _id: id } = await ownCompany(owner)
  await signAgreement(owner, id)
  for (const section of certificateNeeds) await verify(administrator, id, section)

  const firm = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage()
  await enterAs(firm, owner)
  await firm.goto('/company/account-details')
  await firm.evaluate(() => localStorage.setItem('language', 'ar'))
  await firm.goto('/company/account-details/certificate')
  await firm.getByRole('button', { name: 'إصدار الشهادة' }).click()
  await expect(firm.getByText('تم إصدار الشهادة بنجاح')).toBeVisible()
  await expect(firm.getByRole('button', { name: /^تنزيل / })).toBeVisible({ timeout: 20_000 })
  await expectNoSidewaysScroll(firm)
  await expectAccessible(firm)
  const code = (await firm.getByRole('link', { name: /^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/ }).textContent()) ?? ''

  await firm.goto('/company/account-details/dossier')
  await firm.getByRole('button', { name: 'إعداد ملف PDF' }).click()
  // Papers are drawn one after another, those of other journeys too.
  await expect(firm.getByRole('button', { name: 'إعداد من جديد' })).toBeEnabled({ timeout: 60_000 })
  await expectNoSidewaysScroll(firm)
  await expectAccessible(firm)
  await firm.context().close()

  await signedInAs('administrator')
  await page.goto(`/admin/companies/view-company/${id}?section=repCertificate`)
  await page.getByRole('button', { name: 'Revoke certificate…' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/)
  await page.getByLabel('Reason').fill('The licence was withdrawn')
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(toast(page, 'Certificate Revoked Successfully')).toBeVisible()
  await expect(page.getByText('The licence was withdrawn')).toBeVisible()
  await page.goto(`/certificate/${code}`)
  await expect(page.getByText('This document was revoked. Do not rely on it.')).toBeVisible()
})

test('an administrator adds a later version of the agreement, which asks nobody before its day', async ({
  page,
  session,
  signedInAs,
}) => {
  await signedInAs('administrator')
  await page.goto('/admin/agreements')
  await page.getByRole('link', { name: 'Add Version' }).click()
  await expect(page.getByRole('heading', { name: 'Add Version' })).toBeVisible()
  const name = unique('V').slice(0, 20)
  // No two versions begin on one day, and none of these is reached.
  const day = new Date(Date.UTC(2100, 0, 1) + (Date.now() % 30_000) * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Version').fill(name)
  await page.getByLabel('Holds from').fill(day)
  for (const language of ['English', 'Français', '中文', 'العربية']) {
    const group = page.getByRole('group', { name: language })
    await group.getByLabel('Title').fill(`The agreement, ${name}`)
    await group.getByLabel('Text').fill(`# 1. What holds\n${'Both sides keep to what they have agreed on. '.repeat(4)}`)
  }
  await page.getByRole('button', { name: 'Add Version' }).click()
  await expect(toast(page, 'Agreement Added Successfully')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('Both sides keep to what they have agreed on.').first()).toBeVisible()
  const owner = await session('owner')
  const { _id: companyId } = await ownCompany(owner)
  const { data } = await callAs(owner, 'POST', '/agreement/view', { companyId })
  expect(data.text.version).toBe('2025')
})
