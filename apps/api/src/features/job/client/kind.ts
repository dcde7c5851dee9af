import type { KindRules } from '../../../db/record/kind.ts'
import { toCompanyContext } from '../../../db/scope/context.ts'
import { refuseMergedRestore } from '../../records/merge/refuse-restore.ts'
import { deleteClient } from './delete.ts'
import { addClient, updateClient } from './save.ts'
import { type ClientRow, clientSpec, clients } from './tables.ts'
import { clientTransfer } from './transfer.ts'

export const clientRules: KindRules<ClientRow> = {
  kind: 'client',
  table: 'client',
  list: clientSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addClient(toCompanyContext(context), input),
  update: (context, input) => updateClient(toCompanyContext(context), input),
  remove: (context, input) => deleteClient(toCompanyContext(context), input),
  refuseRestore: refuseMergedRestore('client', 'name'),
  transfer: clientTransfer,
  refuseDouble: clients.refuseDouble,
  parts: [{ table: 'note', column: 'record_id' }],
}
