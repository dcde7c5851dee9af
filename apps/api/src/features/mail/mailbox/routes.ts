import { api, guardedInCompany, inCompany, signedIn } from '../../../http/api.ts'
import { addMailbox } from './add.ts'
import { checkMailbox, listWays, tryServers, viewMailbox } from './check.ts'
import { finishConsent, startConsent } from './consent.ts'
import { removeMailbox } from './delete.ts'
import { listFolders } from './folders.ts'
import { readAgain, viewUnread } from './read-again.ts'
import { listMailboxes } from './store.ts'
import { switchOff, switchOn } from './switch.ts'
import { updateMailboxOf } from './update.ts'

// Bounds the calls that connect to a server that somebody names: they must not become a way to try passwords, or to look around.
export const mailboxRoutes = {
  list: api.mailbox.list.handler(signedIn(listMailboxes)),
  view: api.mailbox.view.handler(signedIn(viewMailbox)),
  add: api.mailbox.add.handler(guardedInCompany('mailbox', addMailbox)),
  update: api.mailbox.update.handler(guardedInCompany('mailbox', updateMailboxOf)),
  delete: api.mailbox.delete.handler(inCompany(removeMailbox)),
  switchOff: api.mailbox.switchOff.handler(inCompany(switchOff)),
  switchOn: api.mailbox.switchOn.handler(inCompany(switchOn)),
  try: api.mailbox.try.handler(guardedInCompany('mailbox', tryServers)),
  check: api.mailbox.check.handler(guardedInCompany('mailbox', checkMailbox)),
  folders: api.mailbox.folders.handler(guardedInCompany('mailbox', listFolders)),
  unread: api.mailbox.unread.handler(inCompany(viewUnread)),
  readAgain: api.mailbox.readAgain.handler(inCompany(readAgain)),
  ways: api.mailbox.ways.handler(inCompany(listWays)),
  startConsent: api.mailbox.startConsent.handler(inCompany(startConsent)),
  finishConsent: api.mailbox.finishConsent.handler(guardedInCompany('mailbox', finishConsent)),
}
