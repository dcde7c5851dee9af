import { api, inCompany, signedIn } from '../../../http/api.ts'
import { offerTimes, revokeTimes, viewOffers } from './offer.ts'
import { addTimes, getTimes } from './times.ts'

export const bookingRoutes = {
  getTimes: api.booking.getTimes.handler(signedIn(getTimes)),
  addTimes: api.booking.addTimes.handler(signedIn(addTimes)),
  offers: api.booking.offers.handler(signedIn(viewOffers)),
  offer: api.booking.offer.handler(inCompany(offerTimes)),
  revoke: api.booking.revoke.handler(inCompany(revokeTimes)),
}
