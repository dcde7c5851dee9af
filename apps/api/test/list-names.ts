/** Names of the records that a list is filled with: of any script and case, with marks and signs. */
export const names = [
  'Élodie Fournier',
  'Zoe Adams',
  'anna Berg',
  'Bob Carter',
  'Ömer Demir',
  '王小明 Wei',
  "Siobhán O'Brien",
  'Ann 100% sure',
  'Ann under_score',
  'Ann back\\slash',
  'Zeno Last',
  'Yara Ünal',
]

/** Moments at which the record at a place of `names` was made, and changed: in another order than their names'. */
export const madeAt = (at: number) => new Date(Date.UTC(2026, 0, 1 + ((at * 5) % names.length)))
export const changedAt = (at: number) => new Date(Date.UTC(2026, 1, 1 + ((at * 7) % names.length)))
