import type postgres from 'postgres'
import type { Parts } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { ConsultationLink } from './store.ts'
import { bookings } from './tables.ts'
import { tellConsultation } from './tell-consultation.ts'

interface Asked {
  token: string
  requestId: string
}

/** Moves a consultation to a time that is free. */
export async function moveConsultation(
  parts: Parts,
  tx: postgres.TransactionSql,
  row: ConsultationLink,
  { start, zone, ...asked }: Asked & { start: Date; zone: string },
): Promise<void> {
  const sequence = row.sequence + 1
  const none = { held_at: null, held_until: null }
  await bookings.update(tx, row.id, { starts_at: start, expires_at: start, visitor_zone: zone, sequence, ...none })
  const moved = { ...row, starts_at: start, candidate_zone: zone, sequence }
  await tellConsultation(parts, tx, moved, { what: 'moved', ...asked })
}

/** Cancels a consultation: its link opens nothing more. Throws `booking.ended` if it is over. */
export async function cancelConsultation(
  parts: Parts,
  tx: postgres.TransactionSql,
  row: ConsultationLink,
  { reason, ...asked }: Asked & { reason: string },
): Promise<void> {
  if (row.state !== 'booked') throw fail('booking.ended')
  const change = { state: 'cancelled', sequence: row.sequence + 1 } as const
  await bookings.update(tx, row.id, { ...change, held_at: null, held_until: null })
  await tellConsultation(parts, tx, { ...row, ...change }, { what: 'cancelled', reason, ...asked })
}
