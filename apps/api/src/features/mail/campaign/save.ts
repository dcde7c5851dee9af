import type { CampaignAdd, CampaignUpdate } from '@corridor/contract/mail/campaign/shapes'
import { differences, given } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { removed, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { jobs } from '../../job/job/tables.ts'
import { listKnownUnits } from '../../people/unit/tables.ts'
import { hotlists } from '../../sales/hotlist/tables.ts'
import { groups } from '../../vendor/vendor-group/tables.ts'
import { sanitizeMail } from '../template/sanitize.ts'
import { templates } from '../template/tables.ts'
import { keepDrawn, takeFiles } from './files.ts'
import { deleteDraft, listSeenContacts, listSeenOf } from './store.ts'
import { type CampaignRow, type CampaignValues, campaigns, listHeld, toFacts, toWire } from './tables.ts'

export const savedCampaign = (message: string, row: CampaignRow) => ({
  success: true as const,
  message,
  data: toWire(row),
})

/** Begins a campaign: nothing is sent before it is started. Throws `record.notFound` for whatever the caller does not see. */
export async function addCampaign(context: CompanyContext, input: CampaignAdd) {
  const drawn = await takeFiles(context, once(input.files) ?? [])
  return write(context, 'campaign.add', async (tx) => {
    const values = toValues(input)
    await assertKnown(context, tx, values)
    await keepDrawn(tx, drawn)
    return added(context, tx, values)
  })
}

/** A draft with these values, as `write` asks for it. */
export async function added(context: CompanyContext, tx: Sql, values: Partial<CampaignValues>) {
  const id = await campaigns.insert(tx, context.scope, values)
  const after = await campaigns.load(tx, context.scope, id)
  return {
    record: { kind: 'campaign', id },
    before: null,
    after: toFacts(after),
    answer: savedCampaign('Campaign Added Successfully', after),
  }
}

/** Throws `campaign.notDraft` once it was started. */
export async function updateCampaign(context: CompanyContext, { id, version, ...input }: CampaignUpdate) {
  const drawn = await takeFiles(context, once(input.files) ?? [])
  return write(context, 'campaign.update', async (tx) => {
    const stands = await takeDraft(context, tx, id, version)
    const message = 'Campaign Updated Successfully'
    const { state: _, ...values } = toFacts(stands)
    const change = differences(values, toValues(input))
    if (!change) return unchanged(savedCampaign(message, stands))
    await assertKnown(context, tx, change)
    await keepDrawn(tx, drawn)
    const held = await listHeld(tx, id)
    await campaigns.update(tx, id, change)
    const kept = await listHeld(tx, id)
    await deleteUnheldFiles(
      tx,
      context.platform.jobs,
      held.filter((key) => !kept.includes(key)),
    )
    const after = await campaigns.load(tx, context.scope, id)
    return {
      record: { kind: 'campaign', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedCampaign(message, after),
    }
  })
}

/** Throws `campaign.notDraft` once it was started: who got what is kept. */
export const discardCampaign = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'campaign.campaign-discard', async (tx) => {
    const stands = await takeDraft(context, tx, id)
    const held = await listHeld(tx, id)
    await deleteDraft(tx, id)
    await deleteUnheldFiles(tx, context.platform.jobs, held)
    return removed({ kind: 'campaign', toFacts }, stands, 'Draft discarded')
  })

/** A draft, kept from others until the transaction ends. */
export async function takeDraft(
  { scope }: CompanyContext,
  tx: Sql,
  id: string,
  version?: number,
): Promise<CampaignRow> {
  const stands = await campaigns.take(tx, scope, id, version)
  if (stands.state !== 'draft') throw fail('campaign.notDraft')
  return stands
}

type Given = { [Name in keyof CampaignAdd]?: CampaignAdd[Name] | undefined }

const toValues = (input: Given): Partial<CampaignValues> =>
  given({
    kind: input.kind,
    subject: input.subject,
    body: input.body === undefined ? undefined : sanitizeMail(input.body),
    hotlist_id: input.hotlist,
    job_id: input.job,
    template_id: input.template,
    from_unit_id: input.from,
    reply_unit_id: input.replyTo,
    group_ids: once(input.groups),
    vendor_ids: once(input.vendors),
    contact_ids: once(input.contacts),
    candidate_ids: once(input.candidates),
    file_keys: once(input.files),
    follow_up_days: input.followUps?.map(({ afterDays }) => afterDays),
    follow_up_bodies: input.followUps?.map(({ body }) => sanitizeMail(body)),
  })

const once = (ids: string[] | undefined) => ids && [...new Set(ids)]

/** Refuses a draft that names records which its maker does not see; another company's are not found. */
async function assertKnown({ scope }: CompanyContext, tx: Sql, values: Partial<CampaignValues>): Promise<void> {
  if (values.hotlist_id) await hotlists.load(tx, scope, values.hotlist_id)
  if (values.job_id) await jobs.load(tx, scope, values.job_id)
  if (values.template_id) await templates.load(tx, scope, values.template_id)
  for (const id of values.group_ids ?? []) await groups.load(tx, scope, id)
  const units = [values.from_unit_id, values.reply_unit_id].filter((id) => typeof id === 'string')
  const known = await listKnownUnits(tx, scope.companyId, units)
  if (units.some((id) => !known.includes(id))) throw fail('record.notFound', { entity: 'Business Unit' })
  const asked = [
    ['Vendor', values.vendor_ids, (ids: string[]) => listSeenOf(tx, scope, 'vendor', ids)],
    ['Vendor Contact', values.contact_ids, (ids: string[]) => listSeenContacts(tx, scope, ids)],
    ['Candidate', values.candidate_ids, (ids: string[]) => listSeenOf(tx, scope, 'candidate', ids)],
  ] as const
  for (const [entity, ids, list] of asked) {
    if (!ids || ids.length === 0) continue
    const seen = await list(ids)
    if (ids.some((id) => !seen.has(id))) throw fail('record.notFound', { entity })
  }
}
