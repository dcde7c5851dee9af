import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addIntake, deleteIntake, nameOfIntake, updateIntake } from './save.ts'
import { findDeletedProgramme } from './store.ts'
import { type IntakeRow, intakeSpec, intakes } from './tables.ts'
import { intakeTransfer } from './transfer.ts'

export const intakeRules: KindRules<IntakeRow> = {
  kind: 'intake',
  table: 'intake',
  list: intakeSpec,
  nameOf: nameOfIntake,
  add: (context, input) => addIntake(toCompanyContext(context), input),
  // It has no status to set for many at once.
  update: (context, { id }) => updateIntake(toCompanyContext(context), { id }),
  remove: (context, input) => deleteIntake(toCompanyContext(context), input),
  transfer: intakeTransfer,
  refuseDouble: intakes.refuseDouble,
  deletedAbove: findDeletedProgramme,
}
