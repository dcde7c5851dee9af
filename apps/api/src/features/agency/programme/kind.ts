import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { addProgramme, deleteProgramme, updateProgramme } from './save.ts'
import { findDeletedInstitution } from './store.ts'
import { type ProgrammeRow, programmeSpec, programmes } from './tables.ts'

export const programmeRules: KindRules<ProgrammeRow> = {
  kind: 'programme',
  table: 'programme',
  list: programmeSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addProgramme(toCompanyContext(context), input),
  update: (context, input) => updateProgramme(toCompanyContext(context), input),
  remove: (context, input) => deleteProgramme(toCompanyContext(context), input),
  refuseDouble: programmes.refuseDouble,
  deletedAbove: findDeletedInstitution,
}
