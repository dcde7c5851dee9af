import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import { plainName } from '@corridor/contract/format/person-name'
import { type SealedValue, sealedValues } from '@corridor/contract/student/passport/kinds'
import type { Language } from '@corridor/contract/wire/language'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { type ProofLimits, proveAgain } from '../../people/two-factor/prove-again.ts'
import { readFamily } from '../family/view.ts'
import { openFrom } from '../passport/sealing.ts'
import { findPersonName } from '../passport/tables.ts'
import { tellOfMany } from '../passport/tell-of-many.ts'
import { students } from '../student/tables.ts'
import { toWire } from '../student/to-wire.ts'
import type { StudentFile } from '../student/values.ts'
import type { Opened } from './fact-texts.ts'
import { toPaper } from './paper.ts'

interface Asked {
  studentId: string
  language: Language
}

/** The file of a student as PDF, sealed values masked whoever asks. Throws `record.notFound`, `request.tooMany`, `server.unavailable`. */
export async function makePdf(context: Context, { studentId, language }: Asked) {
  return draw(context, await students.load(context.db, context.scope, studentId), language, {})
}

/**
 * The same with the sealed values, for whoever shows again that it is they. One row of the audit, which counts as a reading of each; the
 * PDF is kept nowhere. Throws as `makePdf` and `proveAgain`, and `record.notFound` if there is nothing sealed.
 */
export const makePdfInClear = (
  context: CompanyContext,
  { studentId, language, ...proof }: Asked & FreshProof,
  limits: ProofLimits,
) =>
  proveAgain(context, limits, proof, async (prove) => {
    const { row, opened } = await openAll(context, studentId, prove)
    return draw(context, row, language, opened)
  })

// A kept answer would hold them unsealed.
const openAll = (context: CompanyContext, studentId: string, prove: Parameters<Parameters<typeof proveAgain>[3]>[0]) =>
  write({ ...context, idempotency: null }, 'student.reveal', async (tx) => {
    await prove(tx)
    const row = await students.load(tx, context.scope, studentId)
    const values = sealedValues.flatMap((field): [SealedValue, string][] => {
      const value = openFrom(context.platform.fields, row, field)
      return value === null ? [] : [[field, value]]
    })
    if (values.length === 0) throw fail('record.notFound', { entity: 'Passport Details' })
    await tellOfMany(tx, context, values.length)
    return {
      record: { kind: 'student', id: studentId },
      before: null,
      after: { read: values.map(([field]) => field), as: 'PDF' },
      answer: { row, opened: Object.fromEntries(values) as Opened },
    }
  })

async function draw({ db, scope, caller, platform }: Context, row: StudentFile, language: Language, opened: Opened) {
  const reader = { language, settings: await settingsOf(db, row.company_id), timeZone: 'UTC' }
  const asker = await findPersonName(db, caller.userId)
  const { relatives } = await readFamily(db, scope, row.id)
  const paper = toPaper(toWire(row), { reader, opened, asker, relatives })
  // Others' drawings are kept for whoever asks next: this one says what one person alone may read.
  const bytes = await platform.drawing.admit(caller.userId, (drawer) => drawer.paper(paper))
  const fileName = `${plainName({ firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name })}.pdf`
  return { success: true as const, fileName, pdf: Buffer.from(bytes).toString('base64') }
}
