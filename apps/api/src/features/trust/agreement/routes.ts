import { api, signedIn, witnessed } from '../../../http/api.ts'
import { signAgreement } from './sign.ts'
import { addVersion, listVersions, viewVersion } from './versions.ts'
import { viewAgreement } from './view.ts'

export const agreementRoutes = {
  view: api.agreement.view.handler(signedIn(viewAgreement)),
  sign: api.agreement.sign.handler(witnessed(signAgreement)),
  listVersion: api.agreement.listVersion.handler(signedIn(listVersions)),
  viewVersion: api.agreement.viewVersion.handler(signedIn(viewVersion)),
  addVersion: api.agreement.addVersion.handler(signedIn(addVersion)),
}
