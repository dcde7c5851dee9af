import { checkerOf } from '../../../platform/mail/judge-sender.ts'
import { receiveMail } from '../inbox/receive.ts'
import { noteReport } from '../recipient/note-report.ts'
import { noteReturnTest } from '../sending-domain/return-path.ts'
import type { TakeMail } from './read-folder.ts'
import { noteChecker } from './store.ts'

/** A report marks whose mail it tells of; every mail comes into the inbox but our own tests. */
export const takeMail: TakeMail = async (parts, { id, company_id, member_id }, place, mail) => {
  if (await noteReturnTest(parts, company_id, mail)) return
  const marked = await noteReport(parts, company_id, mail)
  await noteChecker(parts.db, id, checkerOf(mail))
  await receiveMail(parts, { companyId: company_id, mailboxId: id, memberId: member_id }, place, mail, marked)
}
