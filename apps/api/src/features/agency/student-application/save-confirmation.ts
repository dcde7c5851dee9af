import { confirmationsOf } from '@corridor/contract/agency/student-application/kinds'
import type { ConfirmationSave } from '@corridor/contract/agency/student-application/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { nothingMore, saveApplication, takeApplication } from './save.ts'
import { listConfirmations, writeConfirmation } from './store.ts'

/** Saves the number and the last day of a confirmation, or takes it away. Throws `record.notFound`, `record.changed`, `studentApplication.noConfirmation`. */
export const saveConfirmation = (context: CompanyContext, { id, version, kind, number, lastDay }: ConfirmationSave) =>
  write(context, 'student-application.save-confirmation', async (tx) => {
    const { scope } = context
    const stands = await takeApplication(tx, scope, id, version)
    if (!confirmationsOf(stands.country_code).includes(kind)) throw fail('studentApplication.noConfirmation')
    const before = await factsOf(tx, id)
    await writeConfirmation(tx, scope, id, { kind, number, lastDay })
    const after = await factsOf(tx, id)
    const message = number === '' ? 'Confirmation Removed Successfully' : 'Confirmation Saved Successfully'
    const done = await saveApplication(tx, context, stands, {}, message, nothingMore)
    return { ...done, before: { ...done.before, ...before }, after: { ...done.after, ...after } }
  })

const factsOf = async (tx: Sql, id: string) => ({
  confirmations: (await listConfirmations(tx, id)).map(({ kind, number, last_day }) => ({ kind, number, last_day })),
})
