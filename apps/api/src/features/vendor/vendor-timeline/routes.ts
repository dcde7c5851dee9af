import { api, signedIn } from '../../../http/api.ts'
import { viewVendorTimeline } from './view.ts'

export const vendorTimelineRoutes = {
  view: api.vendorTimeline.view.handler(signedIn(viewVendorTimeline)),
}
