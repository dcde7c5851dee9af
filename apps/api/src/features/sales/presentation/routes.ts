import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addPresentation } from './add.ts'
import { listPresentations } from './store.ts'
import { extendPresentation, renewPresentation, revokePresentation } from './update.ts'

export const presentationRoutes = {
  list: api.presentation.list.handler(signedIn(listPresentations)),
  add: api.presentation.add.handler(inCompany(addPresentation)),
  extend: api.presentation.extend.handler(inCompany(extendPresentation)),
  renew: api.presentation.renew.handler(inCompany(renewPresentation)),
  revoke: api.presentation.revoke.handler(inCompany(revokePresentation)),
}
