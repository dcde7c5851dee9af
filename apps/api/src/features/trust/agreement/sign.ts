import type { AgreementSign } from '@corridor/contract/trust/agreement/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import type { Origin } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import { notifyOwners } from '../../told/notification/notify.ts'
import { issuePaper } from '../proof/issue-paper.ts'
import { takeCompany } from '../proof/own-company.ts'
import { signText } from '../proof/sign-text.ts'
import { findPresentText, hasSigned, toPaper, toPaperFacts } from '../proof/tables.ts'
import { hashText } from '../proof/text.ts'
import { consentWords } from './words.ts'

/**
 * Signs the agreement of today for the own company; its PDF is made afterwards, so that no signature is lost with it. Throws
 * `agreement.moved` if the text is not the one that was read, and `agreement.signed`.
 */
export function signAgreement(context: CompanyContext, input: AgreementSign, from: Origin) {
  const { scope, caller, platform } = context
  const { language, name, drawing = null } = input
  return write(context, 'agreement.sign', async (tx) => {
    const company = await takeCompany(tx, scope, scope.companyId)
    const text = await findPresentText(tx, 'agreement')
    if (text?.version !== input.version || hashText(text.texts[language]) !== input.textHash)
      throw fail('agreement.moved')
    if (await hasSigned(tx, company.id, text.id)) throw fail('agreement.signed')
    const how = { language, name, drawing, consent: consentWords[language], from }
    const signing = await signText(tx, { text, company, signer: { userId: caller.userId }, ...how })
    const paper = await issuePaper(
      tx,
      {
        kind: 'agreement',
        version: text.version,
        company_id: company.id,
        company_name: company.name,
        language,
        signing_id: signing.id,
        issued_by: caller.userId,
      },
      null,
    )
    await platform.jobs.enqueue(tx, 'make-agreement', { paperId: paper.id })
    await notifyOwners(tx, platform, company.id, {
      kind: 'agreement-signed',
      params: { name, version: text.version, company: company.name },
    })
    const { text_hash, evidence_hash } = signing
    return {
      record: { kind: 'agreement', id: paper.id },
      before: null,
      after: { ...toPaperFacts(paper), name, text_hash, evidence_hash },
      answer: { success: true as const, message: 'Agreement Signed Successfully', data: toPaper(paper) },
    }
  })
}
