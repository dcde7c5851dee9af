import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addSubmission, overrideSubmission } from './add.ts'
import { checkSubmission } from './check.ts'
import { deleteSubmission } from './delete.ts'
import { viewStanding } from './standing.ts'
import { listSubmissions } from './store.ts'
import { confirmRate, updateSubmission, withdrawSubmission } from './update.ts'
import { viewSubmission } from './view.ts'

export const submissionRoutes = {
  list: api.submission.list.handler(signedIn(listSubmissions)),
  standing: api.submission.standing.handler(signedIn(viewStanding)),
  add: api.submission.add.handler(inCompany(addSubmission)),
  view: api.submission.view.handler(signedIn(viewSubmission)),
  update: api.submission.update.handler(inCompany(updateSubmission)),
  delete: api.submission.delete.handler(inCompany(deleteSubmission)),
  withdraw: api.submission.withdraw.handler(inCompany(withdrawSubmission)),
  override: api.submission.override.handler(inCompany(overrideSubmission)),
  confirmRate: api.submission.confirmRate.handler(inCompany(confirmRate)),
  check: api.submission.check.handler(inCompany(checkSubmission)),
}
