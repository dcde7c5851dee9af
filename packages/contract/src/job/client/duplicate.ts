import { mergeCalls } from '../../records/merge/shapes.ts'
import { access } from '../../wire/access.ts'
import { clientLikenesses, clientMergeFields } from './duplicate-kinds.ts'
import { Client } from './shapes.ts'

export const clientDuplicate = mergeCalls({
  kind: 'client',
  plural: 'clients',
  record: Client,
  reasons: clientLikenesses,
  fields: clientMergeFields,
  both: [],
  access: access.clients.manage,
})
