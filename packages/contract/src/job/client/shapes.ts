import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { websiteLink } from '../../field/website.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { moment, recordBase, recordId, status, userInfo } from '../../wire/record.ts'

export const Client = z.object({
  ...recordBase,
  updateDate: moment,
  name: z.string(),
  aliases: z.array(z.string()),
  website: z.string(),
  notes: z.string(),
  status,
  userInfo,
})
export type Client = z.infer<typeof Client>

const aliasesMax = 30
const details = z.object({
  name: boundedText('Name', 2, 100),
  aliases: z.array(boundedText('Alias', 2, 100)).max(aliasesMax, `At most ${aliasesMax} aliases`),
  website: websiteLink,
  notes: z.string().trim().max(2000, 'Maximum 2000 characters'),
  status,
})
const { shape } = details

export const ClientAdd = details.extend({
  aliases: shape.aliases.default([]),
  website: shape.website.default(''),
  notes: shape.notes.default(''),
  status: shape.status.default('active'),
})
export type ClientAdd = z.infer<typeof ClientAdd>

export const ClientUpdate = updateInput(details)
export type ClientUpdate = z.infer<typeof ClientUpdate>

const place = (path: string, summary: string) => ({ path: `/client/${path}` as const, summary, tag: 'client' })
const one = (field: string) => ({ record: { kind: 'client', field } })
const manage = { access: access.clients.manage }

export const client = {
  list: listEndpoint(
    place('list', 'List clients'),
    Client,
    {
      sort: ['name', 'status', 'updateDate'],
      filters: { status },
      /** `name` is the name and all aliases. */
      search: ['name', 'website'],
    },
    { access: access.clients.read },
  ),
  add: endpoint('POST', place('add', 'Add a client'), manage).input(ClientAdd).output(savedAnswer(Client)),
  view: endpoint('POST', place('view', 'View a client'), { access: access.clients.read, ...one('clientId') })
    .input(z.object({ clientId: recordId }))
    .output(z.object({ success: z.literal(true), data: Client })),
  update: endpoint('PUT', place('update/{id}', 'Update a client'), { ...manage, ...one('id') })
    .input(ClientUpdate)
    .output(savedAnswer(Client)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a client'), { ...manage, ...one('id') })
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
}
