import type { ShareAsk } from '@corridor/contract/sales/share/shapes'
import { leaveAudit } from '../../../db/audit.ts'
import { fail } from '../../../platform/fail.ts'
import { notify } from '../../told/notification/notify.ts'
import { addTask } from '../../told/task/add-task.ts'
import { type Opened, personMark } from './open.ts'
import { insertRequest, listSharedPeople } from './store.ts'
import { sharedPeopleMax } from './view.ts'

/** Keeps what a visitor asks for, and tells the link's maker. The same once more is kept once. Throws `share.unknown` if the person is gone. */
export async function askThroughLink({ link, context }: Opened, { person, ...asked }: ShareAsk, requestId: string) {
  const { db, platform } = context
  const candidateId = person === '' ? null : await candidateOf({ link, context }, person)
  await db.begin(async (tx) => {
    const id = await insertRequest(tx, {
      company_id: link.company_id,
      link_id: link.id,
      candidate_id: candidateId,
      is_whole_list: candidateId === null,
      ...asked,
    })
    if (!id) return
    const record = { kind: 'share-request', id }
    const after = { link: link.title, wish: asked.wish, candidate: candidateId }
    await leaveAudit(tx, {
      actorId: null,
      companyId: link.company_id,
      action: 'share-request.add',
      record,
      before: null,
      after,
      requestId,
    })
    const told = { kind: 'share-requested', params: { link: link.title } } as const
    const about = { kind: 'hotlist', id: link.hotlist_id } as const
    await notify(tx, platform, { ...told, to: [link.created_by], at: { companyId: link.company_id }, about })
    await addTask(tx, platform, {
      ...told,
      companyId: link.company_id,
      person: link.created_by,
      madeBy: null,
      note: [asked.email, asked.name, asked.company, asked.message].filter(Boolean).join(' · '),
      about,
    })
  })
}

async function candidateOf({ link, context }: Opened, person: string): Promise<string> {
  const people = await listSharedPeople(context.db, context.scope, link.hotlist_id, sharedPeopleMax)
  const found = people.find(({ id }) => personMark(context.platform, link, id) === person)
  if (!found) throw fail('share.personGone')
  return found.id
}
