import { type CandidatePartKind, candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { deletePart, updatePart } from './save.ts'
import { findDeletedCandidate } from './store.ts'
import { type PartRow, partSpecs, partTables, toValues } from './tables.ts'

const rulesOf = (kind: CandidatePartKind): KindRules<PartRow> => ({
  kind,
  table: partTables[kind].table,
  list: partSpecs[kind],
  nameOf: (row) => partTables[kind].nameOf(toValues(kind, row)),
  update: (context, input) => updatePart(kind)(toCompanyContext(context), input),
  remove: (context, input) => deletePart(kind)(toCompanyContext(context), input),
  deletedAbove: (tx, id) => findDeletedCandidate(tx, kind, id),
})

export const candidatePartRules = candidatePartKinds.map(rulesOf)
