import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { recordKinds } from '../record/kinds.ts'

const kind = z.enum(recordKinds)

/** A deleted record under its own id, until it is restored or its days are over. */
export const Binned = z.object({
  // The moment of the deletion, as the list sorts by it.
  ...recordBase,
  kind,
  name: z.string(),
  deletedDate: moment,
  /** Moment at which it is removed for good. */
  purgeDate: moment,
  /** Person who deleted it. */
  userInfo,
})
export type Binned = z.infer<typeof Binned>

const place = (path: string, summary: string) => ({ path: `/bin/${path}` as const, summary, tag: 'bin' })

/** Everybody finds and restores only the kinds of records that they may manage, within their company. */
export const bin = {
  list: listEndpoint(
    place('list', 'List deleted records'),
    Binned,
    { sort: ['name', 'kind'], filters: { kind }, search: ['name'] },
    { access: access.managers },
  ),
  restore: endpoint('POST', place('restore/{id}', 'Bring a deleted record back'), {
    access: access.managers,
    // Lets somebody who deletes an address during the onboarding undo it.
    beforeOnboarding: true,
    record: { kind: 'bin', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        data: z.object({ _id: recordId, version: z.int(), kind, name: z.string() }),
      }),
    ),
}
