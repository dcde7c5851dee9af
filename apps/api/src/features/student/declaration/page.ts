import { plainName } from '@corridor/contract/format/person-name'
import type { DeclarationPage } from '@corridor/contract/student/declaration/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findPresentText, type TextRow } from '../../trust/proof/tables.ts'
import { toShownText } from '../../trust/proof/text.ts'
import { students } from '../student/tables.ts'
import { hashFacts } from './hash-facts.ts'
import { shownSteps } from './shown-steps.ts'
import { judgeStanding } from './standing.ts'
import { consentWords, pageWords } from './words.ts'

/** The text that a student declares today. */
export async function loadText(sql: Sql): Promise<TextRow> {
  const text = await findPresentText(sql, 'student-declaration')
  if (!text) throw new Error('A text of the declaration was expected.')
  return text
}

/** Shows what is signed in person, in the language of whoever signs. Throws `record.notFound` and as `judgeStanding`. */
export async function showPage(
  { db, scope, platform }: CompanyContext,
  { studentId, language }: { studentId: string; language: Language },
) {
  const row = await students.load(db, scope, studentId)
  const { needsGuardian, guardians } = await judgeStanding(db, platform, row)
  const reader = { language, settings: await settingsOf(db, row.company_id), timeZone: 'UTC' }
  const data: DeclarationPage = {
    text: toShownText(await loadText(db), language),
    consents: { student: consentWords.student[language], guardian: consentWords.guardian[language] },
    words: { ...pageWords[language] },
    factsHash: hashFacts(platform.fields, row),
    studentName: plainName({ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name }),
    companyName: row.company_name,
    needsGuardian,
    guardians: guardians.map(({ contact, name }) => ({ contact, name })),
    steps: shownSteps(row, reader),
  }
  return { success: true as const, data }
}
