import { api, signedIn, visited } from '../../../http/api.ts'
import { checkPaper } from './check.ts'
import { issueCertificate, renewCertificate } from './issue.ts'
import { revokeCertificate } from './revoke.ts'
import { viewCertificate } from './view.ts'

export const certificateRoutes = {
  view: api.certificate.view.handler(signedIn(viewCertificate)),
  issue: api.certificate.issue.handler(signedIn(issueCertificate)),
  renew: api.certificate.renew.handler(signedIn(renewCertificate)),
  revoke: api.certificate.revoke.handler(signedIn(revokeCertificate)),
  check: api.certificate.check.handler(visited('certificate', checkPaper)),
}
