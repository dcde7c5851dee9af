import { plainName } from '@corridor/contract/format/person-name'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { toFacts } from './facts.ts'
import { students } from './tables.ts'

interface Name {
  first_name: string
  middle_name: string
  last_name: string
}

export const nameOfStudent = ({ first_name, middle_name, last_name }: Name) =>
  plainName({ firstName: first_name, middleName: middle_name, lastName: last_name })

export const deleteStudent = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'student.delete', async (tx) => {
    const stands = await students.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'student', table: 'student', id, name: nameOfStudent(stands) })
    return removed({ kind: 'student', toFacts }, stands)
  })
