import { api, inCompany, signedIn } from '../../../http/api.ts'
import { answerRequest } from './answer-request.ts'
import { addShare, revokeShare, updateShare } from './save.ts'
import { listRequests, listShares } from './store.ts'
import { addressOfShare, previewShare, viewShare } from './view.ts'

export const shareRoutes = {
  list: api.share.list.handler(signedIn(listShares)),
  add: api.share.add.handler(inCompany(addShare)),
  view: api.share.view.handler(signedIn(viewShare)),
  update: api.share.update.handler(inCompany(updateShare)),
  revoke: api.share.revoke.handler(inCompany(revokeShare)),
  address: api.share.address.handler(inCompany(addressOfShare)),
  preview: api.share.preview.handler(signedIn(previewShare)),
  listRequest: api.share.listRequest.handler(signedIn(listRequests)),
  answerRequest: api.share.answerRequest.handler(inCompany(answerRequest)),
}
