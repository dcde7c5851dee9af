import { dateText } from '@corridor/contract/format/date'
import { RepresentationAnswer } from '@corridor/contract/job/representation/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { Parts } from '../../../db/scope/context.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import type { Answering, SigningLink, Typed } from '../../trust/signing-page/open-link.ts'
import { answerRight } from './answer.ts'
import { readerOf } from './reader.ts'
import { rightWords } from './right-words.ts'
import { findOpen, type OpenRow } from './store.ts'
import { hashOf, textOf } from './text.ts'

/** Opens the right behind an address: on its page somebody lets a company speak for them, or does not. */
export async function openRightLink(parts: Parts, token: string): Promise<SigningLink | undefined> {
  const row = await findOpen(parts.db, hashToken(token))
  return (
    row && {
      show: (language) => showRight(parts, row, language),
      answer: (body, by) => answerForm(parts, { token, row, body, by }),
    }
  )
}

async function showRight({ db }: Parts, row: OpenRow, language: Language) {
  const reader = await readerOf(db, row, language)
  const text = textOf(row, reader)
  return {
    given: {
      companyName: row.company_name,
      ...(row.brand_color && { color: row.brand_color }),
      title: rightWords[reader.language].title,
      state: row.state,
      ...(row.state === 'asked'
        ? { text, read: hashOf(text), consent: rightWords[reader.language].consent }
        : { jobTitle: row.job_title, day: row.decided_at ? dateText(row.decided_at, reader, 'long') : '' }),
    },
  }
}

interface Form {
  token: string
  row: OpenRow
  body: Typed
  by: Answering
}

async function answerForm(parts: Parts, { token, row, body, by: { language, requestId } }: Form) {
  const judged = RepresentationAnswer.safeParse(body)
  if (!judged.success) {
    const fault = judged.error.issues[0]?.message ?? ''
    const typed = { name: body.name ?? '', reason: body.reason ?? '' }
    return { given: { ...typed, fault }, refusal: fail('request.invalid') }
  }
  const reader = await readerOf(parts.db, row, language)
  try {
    await answerRight(parts, { token, given: judged.data, read: body.read ?? '', reader, requestId })
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'agreement.unknown') throw error
    return { refusal: error }
  }
  return undefined
}
