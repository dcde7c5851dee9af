import { api, signedIn, visited } from '../../../http/api.ts'
import { answerSent } from './answer-sent.ts'
import { assignLeads } from './assign.ts'
import { convertLead, revertLead } from './convert.ts'
import { deleteLead } from './delete.ts'
import { listLeads } from './store.ts'
import { moveLead, updateLead } from './update.ts'
import { viewLead } from './view.ts'

export const leadRoutes = {
  send: api.lead.send.handler(visited('lead', answerSent)),
  list: api.lead.list.handler(signedIn(listLeads)),
  view: api.lead.view.handler(signedIn(viewLead)),
  update: api.lead.update.handler(signedIn(updateLead)),
  move: api.lead.move.handler(signedIn(moveLead)),
  assign: api.lead.assign.handler(signedIn(assignLeads)),
  convert: api.lead.convert.handler(signedIn(convertLead)),
  revert: api.lead.revert.handler(signedIn(revertLead)),
  delete: api.lead.delete.handler(signedIn(deleteLead)),
}
