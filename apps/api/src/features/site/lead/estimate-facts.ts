import type { Answers } from '@corridor/contract/site/lead/questions'
import { now } from '../../../platform/clock.ts'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import { estimate, skilledWorkers } from './points.ts'

const place = { table: 'lead', column: 'points', rowId: 'estimate' }

/** The points of these answers for the address of the page that thanks, signed so that nobody shares another number as ours. */
export function signPoints(fields: FieldCrypto, answers: Answers): string {
  const estimated = estimate(answers, now().toISOString().slice(0, 10))
  if (!estimated || estimated.isDue) return ''
  const points = String(estimated.points)
  return `&points=${points}.${fields.mark(points, place).toString('base64url')}`
}

/** Writes the points for the page, with the table that they are from. */
export function estimateFacts(fields: FieldCrypto, given: unknown): Record<string, string> {
  const [points = '', mark = ''] = typeof given === 'string' ? given.split('.', 2) : []
  const bytes = Buffer.from(mark, 'base64url')
  if (!/^\d{1,3}$/.test(points) || bytes.length !== 32 || !fields.markFits(bytes, points, place)) return {}
  const { of, pass, table, date, source } = skilledWorkers
  return { points, of: String(of), pass: String(pass), table, tableDate: date, source }
}
