/** States of an import. Plain data: pages carry it without the validator. */
export const importStates = [
  'reading',
  'mapping',
  'checking',
  'checked',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

const importMoves: Record<ImportState, readonly ImportState[]> = {
  reading: ['mapping', 'failed'],
  mapping: ['reading', 'checking'],
  checking: ['checked', 'mapping', 'failed'],
  checked: ['reading', 'checking', 'running'],
  running: ['done', 'stopped'],
  // Rows that were ready stay so: the person may go on, or take back what was added.
  stopped: ['running', 'undoing'],
  done: ['undoing'],
  undoing: ['undone', 'stopped'],
  undone: [],
  failed: [],
}

/** True if an import may go from one state to another; asked by the page's buttons and by the verbs. */
export const canMove = (from: ImportState, to: ImportState) => importMoves[from].includes(to)

/** A worker is at it. */
export const isWorking = (state: ImportState) => ['reading', 'checking', 'running', 'undoing'].includes(state)

/** Outcomes of a row. */
export const rowOutcomes = [
  'waiting',
  'ready',
  'faulty',
  'double',
  'added',
  'skipped',
  'failed',
  'removed',
  'kept',
] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** Rules for doubles, rows that name a record that stands, or that an earlier row names: left out, or counted as faulty. */
export const doublesRules = ['skip', 'report'] as const
export type DoublesRule = (typeof doublesRules)[number]
