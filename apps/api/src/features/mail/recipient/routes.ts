import { api, signedIn } from '../../../http/api.ts'
import { listRecipients } from './store.ts'

export const recipientRoutes = {
  list: api.recipient.list.handler(signedIn(listRecipients)),
}
