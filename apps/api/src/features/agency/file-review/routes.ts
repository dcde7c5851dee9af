import { api, inCompany, signedIn } from '../../../http/api.ts'
import { approveFile, overrideReview } from './approve.ts'
import { askForReview, withdrawReview } from './ask.ts'
import { answerReviewComment, commentOnFile } from './comment.ts'
import { getAgencySettings, setAgencySettings } from './settings.ts'
import { viewStanding } from './standing.ts'
import { listReviews } from './tables.ts'

export const fileReviewRoutes = {
  list: api.fileReview.list.handler(signedIn(listReviews)),
  view: api.fileReview.view.handler(signedIn(viewStanding)),
  ask: api.fileReview.ask.handler(inCompany(askForReview)),
  withdraw: api.fileReview.withdraw.handler(inCompany(withdrawReview)),
  approve: api.fileReview.approve.handler(inCompany(approveFile)),
  override: api.fileReview.override.handler(inCompany(overrideReview)),
  comment: api.fileReview.comment.handler(inCompany(commentOnFile)),
  answer: api.fileReview.answer.handler(inCompany(answerReviewComment)),
  settings: api.fileReview.settings.handler(inCompany(getAgencySettings)),
  setSettings: api.fileReview.setSettings.handler(inCompany(setAgencySettings)),
}
