import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addRight } from './add.ts'
import { askForRight } from './ask.ts'
import { checkRight } from './demand.ts'
import { revokeRight } from './revoke.ts'
import { addRule, getRule } from './rule.ts'
import { sendRequestAgain } from './send-again.ts'
import { listRepresentations } from './store.ts'

export const representationRoutes = {
  list: api.representation.list.handler(signedIn(listRepresentations)),
  ask: api.representation.ask.handler(inCompany(askForRight)),
  sendAgain: api.representation.sendAgain.handler(inCompany(sendRequestAgain)),
  add: api.representation.add.handler(inCompany(addRight)),
  revoke: api.representation.revoke.handler(inCompany(revokeRight)),
  check: api.representation.check.handler(inCompany(checkRight)),
  getRule: api.representation.getRule.handler(inCompany(getRule)),
  addRule: api.representation.addRule.handler(inCompany(addRule)),
}
