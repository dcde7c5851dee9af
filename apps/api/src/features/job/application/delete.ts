import { plainName } from '@corridor/contract/format/person-name'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { type ApplicationRow, applications, toFacts } from './tables.ts'

/** Name of an application among other records: the person and the job. */
export const nameOfApplication = ({ first_name, last_name, job_name }: ApplicationRow) =>
  `${plainName({ firstName: first_name, lastName: last_name })} · ${job_name}`

export const deleteApplication = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'application.delete', async (tx) => {
    const stands = await applications.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'application', table: 'application', id, name: nameOfApplication(stands) })
    return removed({ kind: 'application', toFacts }, stands)
  })
