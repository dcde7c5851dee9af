import { api, signedIn } from '../../../http/api.ts'
import { viewTimeline } from './view.ts'

export const candidateTimelineRoutes = {
  view: api.candidateTimeline.view.handler(signedIn(viewTimeline)),
}
