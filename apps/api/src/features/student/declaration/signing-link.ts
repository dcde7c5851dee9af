import { dateText } from '@corridor/contract/format/date'
import { plainName } from '@corridor/contract/format/person-name'
import { DeclarationAnswer } from '@corridor/contract/student/declaration/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { VisitTable } from '@corridor/contract/wire/visit'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { toShownText } from '../../trust/proof/text.ts'
import type { Answering, SigningLink, Typed } from '../../trust/signing-page/open-link.ts'
import { findFileOf } from '../student/tables.ts'
import type { StudentFile } from '../student/values.ts'
import { answerLink, findBarrier } from './answer-link.ts'
import { hashFacts } from './hash-facts.ts'
import { loadText } from './page.ts'
import { shownSteps } from './shown-steps.ts'
import { findLink, type LinkRow } from './store.ts'
import { consentWords } from './words.ts'

/** Opens the declaration behind an address, for the student or the guardian whom it was made for. */
export async function openDeclarationLink(parts: Parts, token: string): Promise<SigningLink | undefined> {
  const link = await findLink(parts.db, hashToken(token))
  const student = link && (await findFileOf(parts.db, link.company_id, link.student_id))
  if (!student) return undefined
  return {
    show: (language) => show(parts, link, student, language),
    answer: (body, by) => answerForm(parts, token, body, by),
  }
}

async function show({ db, platform }: Parts, link: LinkRow, student: StudentFile, language: Language) {
  const reader = { language, settings: await settingsOf(db, link.company_id), timeZone: 'UTC' }
  const text = toShownText(await loadText(db), language)
  const given = {
    kind: 'declaration',
    companyName: link.company_name,
    ...(link.brand_color && { color: link.brand_color }),
    title: text.title,
    role: link.role,
    studentName: plainName({
      firstName: student.first_name,
      middleName: student.middle_name,
      lastName: student.last_name,
    }),
  }
  if (link.signed_at) {
    const day = dateText(link.signed_at, reader, 'long')
    return { given: { ...given, day, state: link.state === 'reopened' ? 'reopened' : 'signed' } }
  }
  if (await findBarrier(db, platform, link, student)) return { given: { ...given, state: 'changing' } }
  const read = `${text.textHash}:${hashFacts(platform.fields, student)}`
  const consent = consentWords[link.role][language]
  return {
    given: { ...given, state: 'asked', text: text.body, read, consent },
    table: toTable(student, reader),
  }
}

/** The facts of the steps: each row is marked with the heading that it stands under. */
function toTable(student: StudentFile, reader: Parameters<typeof shownSteps>[1]): VisitTable {
  const rows = shownSteps(student, reader).flatMap(({ heading, note, rows }) => [
    ...(note ? [{ mark: heading, cells: [note] }] : []),
    ...rows.flatMap((facts) => facts.map(({ label, value }) => ({ mark: heading, cells: [label, value] }))),
  ])
  return { columns: [], rows }
}

async function answerForm(parts: Parts, token: string, body: Typed, by: Answering) {
  const judged = DeclarationAnswer.safeParse(body)
  if (!judged.success) {
    const fault = judged.error.issues[0]?.message ?? ''
    return { given: { name: body.name ?? '', fault }, refusal: fail('request.invalid') }
  }
  try {
    await answerLink(parts, token, { ...by, name: judged.data.name, read: body.read ?? '' })
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'agreement.unknown') throw error
    return { given: { name: judged.data.name }, refusal: error }
  }
  return undefined
}
