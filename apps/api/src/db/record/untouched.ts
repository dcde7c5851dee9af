import type { Outcome } from './transfer-rules.ts'

const firstVersion = 1

interface Standing {
  id: string
  version: number
}

/** Tells which of the given records nobody changed, used or deleted since they were added, and for each of the others why not. */
export function judgeUntouched<Row extends Standing>(
  ids: string[],
  standing: readonly Row[],
  uses: Map<string, number>,
) {
  const byId = new Map(standing.map((row) => [row.id, row]))
  const outcomes = ids.map((id): Outcome => {
    const row = byId.get(id)
    const count = uses.get(id) ?? 0
    if (!row) return { fault: { code: 'undo.gone' } }
    if (count > 0) return { fault: { code: 'undo.used', params: { count } } }
    return row.version > firstVersion ? { fault: { code: 'undo.changed' } } : { id }
  })
  const kept = new Set(outcomes.flatMap((outcome) => ('id' in outcome ? outcome.id : [])))
  return { outcomes, untouched: standing.filter(({ id }) => kept.has(id)) }
}
