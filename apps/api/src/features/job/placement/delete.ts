import { plainName } from '@corridor/contract/format/person-name'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, write } from '../../../db/write.ts'
import { type PlacementRow, placements, toFacts } from './tables.ts'
import { turnOne } from './turn.ts'

/** Name of a placement among other records: the person and the job. */
export const nameOfPlacement = (row: PlacementRow) =>
  `${plainName({ firstName: row.candidate_first_name, lastName: row.candidate_last_name })} · ${row.job_name}`

/** One that was a mistake: its person stands on the bench as before. */
export const deletePlacement = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'placement.delete', async (tx) => {
    const stands = await placements.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'placement', table: 'placement', id, name: nameOfPlacement(stands) })
    await turnOne(context, tx, id, context.caller.userId)
    return removed({ kind: 'placement', toFacts }, stands)
  })
