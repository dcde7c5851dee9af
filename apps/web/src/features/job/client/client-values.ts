import type { Client, ClientAdd } from '@corridor/contract/job/client/shapes'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { text } from '../../../lib/language/text'

export type ClientForm = RecordFormState<ClientAdd>

export const emptyClient: ClientAdd = { name: '', aliases: [], website: '', notes: '', status: 'active' }

export const clientLabels: Record<keyof ClientAdd, string> = {
  name: text('Name'),
  aliases: text('Aliases'),
  website: text('Website'),
  notes: text('About Client'),
  status: text('Status'),
}

/** Values of the form for a client that stands. */
export const toValues = (client: Client): ClientAdd & { id: string; version: number } => ({
  id: client._id,
  version: client.version,
  name: client.name,
  aliases: client.aliases,
  website: client.website,
  notes: client.notes,
  status: client.status,
})
