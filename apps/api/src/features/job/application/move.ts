import type { Decliner } from '@corridor/contract/job/application/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { keepStage } from './store.ts'
import { type ApplicationRow, applications, toFacts, toWire } from './tables.ts'

interface Moving {
  id: string
  version?: number | undefined
  stage: string
  declinedBy?: Decliner | undefined
  reason: string
}

/** Moves an application to another stage. Tells somebody who saw an older one where it stands now. Throws `application.reasonNeeded`. */
export const moveApplication = (context: CompanyContext, { id, version, stage: stageId, declinedBy, reason }: Moving) =>
  write(context, 'application.move', async (tx) => {
    const { scope } = context
    const stands = await applications.take(tx, scope, id, version)
    const stage = await keepStage(tx, scope, stageId)
    if (!stage) throw fail('record.notFound', { entity: 'Stage' })
    const isDeclined = stage.kind === 'declined'
    if (isDeclined && (!declinedBy || (declinedBy === 'us' && reason === '')))
      throw fail('application.reasonNeeded', {}, { fields: { reason: 'Please say why' } })
    const end = isDeclined
      ? { declined_by: declinedBy ?? null, decline_reason: reason }
      : { declined_by: null, decline_reason: '' }
    const isSame =
      stands.stage_id === stageId &&
      stands.declined_by === end.declined_by &&
      stands.decline_reason === end.decline_reason
    const message = 'Application Moved Successfully'
    if (isSame) return unchanged({ success: true as const, message, data: toWire(stands) })
    const isMoved = stands.stage_id !== stageId
    await applications.update(tx, id, { stage_id: stageId, ...(isMoved && { stage_at: now() }), ...end })
    return changed(tx, context, stands, message)
  })

async function changed(tx: Sql, { scope, platform }: CompanyContext, stands: ApplicationRow, message: string) {
  const after = await applications.load(tx, scope, stands.id)
  const seenBy = { companyId: scope.companyId, record: after.audience }
  await platform.events.tell(tx, seenBy, { kind: 'application', id: stands.id })
  return saved({ kind: 'application', toFacts, toWire }, stands, after, message)
}
