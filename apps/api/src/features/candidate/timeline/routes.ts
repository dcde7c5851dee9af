import { api, signedIn } from '../../../http/api.ts'
import { viewTimeline } from './view.ts'

export const timelineRoutes = {
  view: api.timeline.view.handler(signedIn(viewTimeline)),
}
