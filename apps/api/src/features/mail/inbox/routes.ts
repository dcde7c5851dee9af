import { api, inCompany, signedIn } from '../../../http/api.ts'
import { assignThread, correctKind, finishThread, joinJob, readThread, reopenThread, snoozeThread } from './change.ts'
import { countUnreadThreads } from './count-unread.ts'
import { stopSender } from './stop.ts'
import { listInbox } from './store.ts'
import { showState, viewThread } from './view.ts'

export const inboxRoutes = {
  list: api.inbox.list.handler(signedIn(listInbox)),
  view: api.inbox.view.handler(inCompany(viewThread)),
  unread: api.inbox.unread.handler(inCompany(countUnreadThreads)),
  state: api.inbox.state.handler(inCompany(showState)),
  read: api.inbox.read.handler(inCompany(readThread)),
  assign: api.inbox.assign.handler(inCompany(assignThread)),
  snooze: api.inbox.snooze.handler(inCompany(snoozeThread)),
  done: api.inbox.done.handler(inCompany(finishThread)),
  open: api.inbox.open.handler(inCompany(reopenThread)),
  kind: api.inbox.kind.handler(inCompany(correctKind)),
  job: api.inbox.job.handler(inCompany(joinJob)),
  stop: api.inbox.stop.handler(inCompany(stopSender)),
}
