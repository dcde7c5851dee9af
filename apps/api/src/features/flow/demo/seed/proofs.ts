import { certificateVersion } from '@corridor/contract/trust/certificate/needs'
import type postgres from 'postgres'
import { consentWords } from '../../../trust/agreement/words.ts'
import { issuePaper } from '../../../trust/proof/issue-paper.ts'
import { signText } from '../../../trust/proof/sign-text.ts'
import { findCompany } from '../../../trust/proof/store.ts'
import { findPresentText } from '../../../trust/proof/tables.ts'
import { decide } from './onboarding.ts'

const signer = { email: 'owner@harbor.example', company: 'Harbor Staffing' }

/** One company has signed and holds its certificate; the others are still asked. The PDFs are made once the product runs. */
export async function demoProofs(tx: postgres.TransactionSql): Promise<void> {
  const [owner] = await tx<{ id: string; name: string; company_id: string }[]>`
    select u.id, u.full_name as name, m.company_id from user_account u join membership m on m.user_id = u.id where u.email = ${signer.email}`
  const text = await findPresentText(tx, 'agreement')
  const company = owner && (await findCompany(tx, owner.company_id))
  if (!text || !company) return
  const language = 'en'
  const signing = await signText(tx, {
    text,
    company,
    signer: { userId: owner.id },
    language,
    name: owner.name,
    drawing: null,
    consent: consentWords[language],
    from: { address: '127.0.0.1', userAgent: 'Demo' },
  })
  const paper = { company_id: company.id, company_name: company.name, language, issued_by: owner.id } as const
  await issuePaper(tx, { ...paper, kind: 'agreement', version: text.version, signing_id: signing.id }, null)
  await issuePaper(tx, { ...paper, kind: 'certificate', version: certificateVersion, signing_id: null }, 1)
  await decide(tx, { name: signer.company, section: 'agreement' })
  await decide(tx, { name: signer.company, section: 'repCertificate' })
}
