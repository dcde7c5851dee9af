import { stepOf } from '@corridor/contract/student/enrolment/steps'
import type { AddRelative } from '@corridor/contract/student/family/bodies'
import { written } from '../../../db/record/record.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { write } from '../../../db/write.ts'
import { beginStudent } from '../enrolment/begin.ts'
import { toColumns } from '../enrolment/full-name.ts'
import { students } from '../student/tables.ts'
import { toWire } from '../student/to-wire.ts'
import { join } from './link.ts'
import { copyParts } from './take-over.ts'

/**
 * Begins a student of the same family, in edit mode: what is taken over knows no order. Throws `record.notFound`, `family.full`,
 * `family.notSaved`.
 */
export const addRelative = (context: CompanyContext, { studentId, relation, parts, ...name }: AddRelative) =>
  write(context, 'student.link-relative', async (tx) => {
    const { scope } = context
    const source = await students.take(tx, scope, studentId)
    const own = toCompanyContext(withinTransaction(context, tx))
    const values = { ...toColumns(name), in_edit_mode: true }
    const { data: begun } = await beginStudent(own, values, [stepOf('fullName').number])
    const links = await join(tx, scope, { studentId, relative: begun._id }, relation)
    const stands = written(await students.find(tx, scope, begun._id))
    const { after, changes } = await copyParts(tx, scope, { source, stands, parts, isSibling: relation === 'sibling' })
    return {
      records: [...links, ...changes.map((change) => ({ ...change, action: 'student.update' }))],
      answer: { success: true as const, message: stepOf('fullName').done, data: toWire(after) },
    }
  })
