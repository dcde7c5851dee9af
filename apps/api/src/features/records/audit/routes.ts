import { api, signedIn } from '../../../http/api.ts'
import { listAudit, listPersons } from './store.ts'
import { ownAuditSpec } from './tables.ts'
import { viewAudit } from './view.ts'

export const auditRoutes = {
  list: api.audit.list.handler(signedIn(({ db, scope }, query) => listAudit(db, scope, query))),
  listOwn: api.audit.listOwn.handler(signedIn(({ db, scope }, query) => listAudit(db, scope, query, ownAuditSpec))),
  view: api.audit.view.handler(signedIn(viewAudit)),
  listPerson: api.audit.listPerson.handler(signedIn(({ db, scope }, query) => listPersons(db, scope, query))),
}
