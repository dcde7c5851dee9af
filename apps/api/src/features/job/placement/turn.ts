import { dayAfter } from '@corridor/contract/format/day'
import { personName } from '@corridor/contract/format/person-name'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import type { Parts } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { now } from '../../../platform/clock.ts'
import { writeBenchSince } from '../../candidate/candidate/tables.ts'
import { notify } from '../../told/notification/notify.ts'
import { noteBack, noteOff, noteUndone, type Turn, takeBenchSince, takeTurns } from './store.ts'

const atOnceMax = 50

/**
 * Takes whoever starts off the bench, and puts whoever has ended back on it, at half past midnight of their company. Placements that are
 * taken and changes that are written are one transaction; turns that were missed while nothing ran follow at the next look, with the day on
 * which they were due.
 */
export async function turnPlacements({ db, platform }: Parts, at = now()): Promise<void> {
  for (let taken = atOnceMax; taken === atOnceMax; )
    taken = await db.begin(async (tx) => {
      const turns = await takeTurns(tx, at, { limit: atOnceMax })
      for (const turn of turns) await doTurn({ platform }, tx, turn, at, null)
      return turns.length
    })
}

/** The same of one placement, in the transaction of what changed it. */
export async function turnOne(
  parts: Pick<Parts, 'platform'>,
  tx: postgres.TransactionSql,
  id: string,
  actorId: string,
) {
  const at = now()
  for (const turn of await takeTurns(tx, at, { id, limit: 1 })) await doTurn(parts, tx, turn, at, actorId)
}

async function doTurn(
  { platform }: Pick<Parts, 'platform'>,
  tx: postgres.TransactionSql,
  turn: Turn,
  at: Date,
  actorId: string | null,
) {
  const since = sinceAfter(turn)
  if (turn.turn === 'off') await noteOff(tx, turn.id, at, turn.bench_since)
  else if (turn.turn === 'back') await noteBack(tx, turn.id, at)
  else await noteUndone(tx, turn.id)
  if (since !== turn.bench_since) {
    const { candidate_id: candidateId, company_id: companyId, bench_since: before } = turn
    await moveBench({ platform }, tx, { candidateId, companyId, before, after: since }, actorId)
  }
  if (turn.turn === 'back' && turn.submitter && since !== null) await tell({ platform }, tx, turn, turn.submitter)
}

interface BenchMove {
  candidateId: string
  companyId: string
  /** Since when they stood on the bench, and since when they do. */
  before: string | null
  after: string | null
}

async function moveBench(
  { platform }: Pick<Parts, 'platform'>,
  tx: postgres.TransactionSql,
  { candidateId, companyId, before, after }: BenchMove,
  actorId: string | null,
) {
  await writeBenchSince(tx, candidateId, after)
  const entry = {
    ...{ actorId, companyId, action: 'candidate.update', requestId: null },
    record: { kind: 'candidate', id: candidateId },
    before: { bench_since: before },
    after: { bench_since: after },
  }
  await leaveAudit(tx, entry)
  await platform.onChanged(tx, { ...entry, records: [entry.record] })
}

/** Notes a placement that was over when it was entered: whoever seemed to wait on the bench all along has waited since its end. */
export async function notePast(
  parts: Pick<Parts, 'platform'>,
  tx: postgres.TransactionSql,
  { id, candidateId, companyId, lastDay }: { id: string; candidateId: string; companyId: string; lastDay: string },
  actorId: string,
): Promise<void> {
  const before = await takeBenchSince(tx, candidateId)
  const after = dayAfter(lastDay)
  await noteOff(tx, id, now(), before)
  await noteBack(tx, id, now())
  if (before !== null && before < after) await moveBench(parts, tx, { candidateId, companyId, before, after }, actorId)
}

/**
 * Finds the day since which somebody is on the bench once the turn is done. Leaves somebody who is placed elsewhere, or is on the bench
 * already, as they are.
 */
function sinceAfter({ turn, bench_since, bench_before, free_on, is_back, is_placed, is_active }: Turn): string | null {
  if (turn === 'off') return null
  // Undoes the day that the placement's end had set.
  if (turn === 'undo' && is_back && bench_since === free_on) return bench_before
  if (is_placed || bench_since !== null) return bench_since
  return turn === 'back' ? (is_active ? free_on : null) : bench_before
}

async function tell({ platform }: Pick<Parts, 'platform'>, tx: postgres.TransactionSql, turn: Turn, to: string) {
  const settings = await settingsOf(tx, turn.company_id)
  await notify(tx, platform, {
    kind: 'placement-ended',
    params: {
      name: personName({ firstName: turn.first_name, lastName: turn.last_name }, settings),
      job: turn.job_title,
    },
    to: [to],
    at: { companyId: turn.company_id },
    about: { kind: 'placement', id: turn.id },
  })
}
