import type { ClientLikeness, ClientMergeField } from '@corridor/contract/job/client/duplicate-kinds'
import type { Client } from '@corridor/contract/job/client/shapes'
import { api, client } from '../../../lib/call/client'
import type { Doubles } from '../../../lib/duplicate/doubles'
import { text } from '../../../lib/language/text'

export const clientWords: Record<ClientMergeField, string> = {
  name: text('Name'),
  website: text('Website'),
  notes: text('About Client'),
  status: text('Status'),
}

/** How two clients are merged, and what is said of it. */
export const clientDoubles: Doubles<Client, ClientMergeField> = {
  merge: (input) => client.clientDuplicate.merge(input),
  split: (input) => client.clientDuplicate.split(input),
  setApart: (input) => client.clientDuplicate.setApart(input),
  reopen: (input) => client.clientDuplicate.reopen(input),
  merges: api.clientDuplicate.listMerge,
  shownIn: [api.clientDuplicate, api.client, api.job, api.submission, api.placement],
  nameOf: (record) => record.name,
  labels: { ...clientWords, aliases: text('Aliases') },
  texts: {
    merged: text('Clients merged successfully'),
    split: text('Clients split successfully'),
    apart: text('Remembered as two clients'),
    splitQuestion: text('Both clients become what they were before they were merged.'),
  },
}

/** Reasons why two clients may be one. */
export const clientReasons: Record<ClientLikeness, string> = {
  spelling: text('same name, written otherwise'),
  initials: text('the initials of the other'),
  words: text('one name begins with the other'),
  domain: text('same domain'),
}
