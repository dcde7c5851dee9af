import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { nameOfApplication, takeApplication } from './save.ts'
import { toFacts } from './tables.ts'

export const deleteApplication = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'student-application.delete', async (tx) => {
    const stands = await takeApplication(tx, context.scope, id)
    await putIntoBin(tx, context, {
      ...{ kind: 'student-application' as const, table: 'student_application', id, name: nameOfApplication(stands) },
    })
    return removed({ kind: 'student-application', toFacts }, stands)
  })
