import { api, guardedInCompany, inCompany, signedIn } from '../../../http/api.ts'
import { addDomain, checkDomain, removeDomain } from './manage.ts'
import { setReturnDomain, testReturnDomain } from './return-path.ts'
import { listDomains } from './store.ts'

export const sendingDomainRoutes = {
  list: api.sendingDomain.list.handler(signedIn(listDomains)),
  add: api.sendingDomain.add.handler(guardedInCompany('mailbox', addDomain)),
  check: api.sendingDomain.check.handler(guardedInCompany('mailbox', checkDomain)),
  setReturn: api.sendingDomain.setReturn.handler(inCompany(setReturnDomain)),
  testReturn: api.sendingDomain.testReturn.handler(guardedInCompany('mailbox', testReturnDomain)),
  delete: api.sendingDomain.delete.handler(inCompany(removeDomain)),
}
