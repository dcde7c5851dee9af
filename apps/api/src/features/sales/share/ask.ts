import { plainName } from '@corridor/contract/format/person-name'
import type { ShareWish } from '@corridor/contract/sales/share/columns'
import type { ShareAsk } from '@corridor/contract/sales/share/shapes'
import { leaveAudit } from '../../../db/audit.ts'
import { fail } from '../../../platform/fail.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import { notify } from '../../told/notification/notify.ts'
import { addTask } from '../../told/task/add-task.ts'
import { type Opened, personMark } from './open.ts'
import { insertRequest, listSharedPeople } from './store.ts'
import { sharedPeopleMax } from './view.ts'

/** A request of somebody outside, through the page of a share link. */
export interface OutsideAsk {
  companyId: string
  /** Member who made the link. */
  maker: string
  /** Title of the link. */
  title: string
  /** Name of who is asked about, as the page shows it; undefined for the whole list. */
  person: string | undefined
  wish: ShareWish
  email: string
  name: string
  /** Company of who asks, as they typed it. */
  company: string
  message: string
}

/**
 * Keeps what a visitor asks for, and tells the link's maker: as a conversation where a mailbox answers it, else as a task. The same once more is
 * kept once. Throws `share.personGone` if the person is.
 */
export async function askThroughLink({ link, context }: Opened, { person, ...asked }: ShareAsk, requestId: string) {
  const { db, platform } = context
  const candidate = person === '' ? undefined : await candidateOf({ link, context }, person)
  const candidateId = candidate?.id ?? null
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
    const ask = {
      ...{ companyId: link.company_id, maker: link.created_by, title: link.title, person: candidate?.name },
      ...asked,
    }
    for (const keepAsk of hooksOf(platform, 'keepAsk')) if (await keepAsk({ platform }, tx, ask)) return
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

async function candidateOf({ link, context }: Opened, person: string) {
  const people = await listSharedPeople(context.db, context.scope, link.hotlist_id, sharedPeopleMax)
  const found = people.find(({ id }) => personMark(context.platform, link, id) === person)
  if (!found) throw fail('share.personGone')
  return { id: found.id, name: plainName({ firstName: found.first_name, lastName: found.last_name }) }
}
