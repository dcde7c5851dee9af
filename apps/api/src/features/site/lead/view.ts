import type { LeadHappening, LeadState } from '@corridor/contract/site/lead/kinds'
import type { LeadRecord } from '@corridor/contract/site/lead/shapes'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { estimate } from './points.ts'
import { listConsultations, listSame, listTrail, type TrailRow } from './store.ts'
import { type LeadRow, leads, toWire } from './tables.ts'

/** A lead with its answers, others of the same person, and what happened to it, newest first. */
export async function viewLead({ db, scope }: Context, { leadId }: { leadId: string }) {
  const row = await leads.load(db, scope, leadId)
  const estimated = estimate(row.answers, now().toISOString().slice(0, 10))
  const data: LeadRecord = {
    ...toWire(row),
    message: row.message,
    answers: row.answers,
    page: row.page,
    referrer: row.referrer,
    consentDate: row.consent_at.toISOString(),
    consentVersion: row.consent_version,
    note: row.note,
    estimateInfo: estimated ? [estimated] : [],
    consultationInfo: (await listConsultations(db, leadId)).map((booked) => ({
      startDate: booked.starts_at.toISOString(),
      minutes: booked.minutes,
      zone: booked.visitor_zone,
      isCancelled: booked.state === 'cancelled',
      hostInfo: toUserInfo(booked),
    })),
    convertedInfo: toConverted(row),
    sameInfo: (await listSame(db, scope, row)).map((same) => ({
      _id: same.id,
      createDate: same.created_at.toISOString(),
      kind: same.kind,
      state: same.state,
      firstName: same.first_name,
      lastName: same.last_name,
    })),
    timeline: (await listTrail(db, scope, leadId)).map(toHappening),
  }
  return { success: true as const, data }
}

/** The record that a lead became. */
export const toConverted = ({ converted_kind: kind, converted_id: record, converted_is_new: isNew }: LeadRow) =>
  kind ? [{ kind, record, isNew }] : []

const happenings: Record<string, LeadHappening> = {
  'lead.add': 'received',
  'lead.assign': 'assigned',
  'lead.move': 'moved',
  'lead.update': 'noted',
  'lead.convert': 'converted',
  'lead.revert': 'reverted',
  'lead.delete': 'deleted',
  'lead.restore': 'restored',
  'booking.book-consultation': 'booked',
  'booking.move-consultation': 'rebooked',
  'booking.cancel-consultation': 'cancelled',
}

function toHappening(row: TrailRow): LeadRecord['timeline'][number] {
  const { id, at, action, before, after } = row
  const from = (before?.state ?? null) as LeadState | null
  const to = (after?.state ?? null) as LeadState | null
  return {
    _id: id,
    at: at.toISOString(),
    action: happenings[action] ?? 'noted',
    ...(from && to && from !== to ? { from, to } : { from: null, to: null }),
    reason: action === 'lead.move' && typeof after?.close_reason === 'string' ? after.close_reason : '',
    userInfo: toUserInfo(row),
  }
}
