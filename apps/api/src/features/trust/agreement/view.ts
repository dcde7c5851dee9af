import type { Language } from '@corridor/contract/wire/language'
import type { Context } from '../../../db/scope/context.ts'
import { loadCompany } from '../proof/own-company.ts'
import { findPresentText, hasSigned, listPapers, toPaper } from '../proof/tables.ts'
import { toShownText } from '../proof/text.ts'
import { consentWords } from './words.ts'

export async function viewAgreement(
  { db, scope }: Context,
  { companyId, language }: { companyId: string; language: Language },
) {
  await loadCompany(db, scope, companyId)
  const text = await findPresentText(db, 'agreement')
  const papers = await listPapers(db, 'agreement', companyId)
  return {
    success: true as const,
    data: {
      text: text ? toShownText(text, language) : null,
      consent: consentWords[language],
      isAsked: text !== undefined && !(await hasSigned(db, companyId, text.id)),
      papers: papers.map(toPaper),
    },
  }
}
