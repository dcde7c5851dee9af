import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addInterview } from './add.ts'
import { cancelInterview, noteOutcome } from './close.ts'
import { deleteInterview } from './delete.ts'
import { findOverlaps } from './overlaps.ts'
import { listInterviews } from './store.ts'
import { updateInterview } from './update.ts'
import { readCalendar, viewInterview } from './view.ts'
import { findZones } from './zones.ts'

export const interviewRoutes = {
  list: api.interview.list.handler(signedIn(listInterviews)),
  add: api.interview.add.handler(inCompany(addInterview)),
  view: api.interview.view.handler(signedIn(viewInterview)),
  update: api.interview.update.handler(inCompany(updateInterview)),
  overlaps: api.interview.overlaps.handler(inCompany(findOverlaps)),
  zones: api.interview.zones.handler(inCompany(findZones)),
  cancel: api.interview.cancel.handler(inCompany(cancelInterview)),
  outcome: api.interview.outcome.handler(inCompany(noteOutcome)),
  delete: api.interview.delete.handler(inCompany(deleteInterview)),
  calendar: api.interview.calendar.handler(signedIn(readCalendar)),
}
