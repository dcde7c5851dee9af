import { inboxKindNames, inboxKinds } from '@corridor/contract/mail/inbox/kinds'
import type { InboxThread, inbox } from '@corridor/contract/mail/inbox/shapes'
import { access } from '@corridor/contract/wire/access'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useMemo, useRef, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { type PageKey, usePageKeys } from '../../../lib/keys/page-keys'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import type { FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { toSearch } from '../../../lib/page/search'
import { useSearchText } from '../../../lib/page/use-search-text'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import classes from './inbox.module.css'
import { NoMailbox } from './mailbox-states'
import { Queue } from './queue'
import { ThreadPane } from './thread-pane'
import { useInboxVerbs } from './use-inbox-verbs'
import { queues, type Which } from './words'

const AssignDialog = late(() => import('./assign-dialog'))
const SnoozeDialog = late(() => import('./snooze-dialog'))
const JobDialog = late(() => import('./job-dialog'))
const AlikeDialog = late(() => import('./alike-dialog'))

const filters: FiltersOf<typeof inbox.list> = {
  kind: { label: text('Kind'), options: inboxKinds.map((value) => ({ value, label: inboxKindNames[value] })) },
}

/** The queue, and beside it the conversation that is open; the address holds which. */
export function InboxDesk({ which }: { which: Which }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isPhone = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false }) ?? false
  const mayManage = useMay(access.inbox.manage)
  const mayStop = useMay(access.inbox.stop)
  const verbs = useInboxVerbs()
  const [asked, setAsked] = useState<{ what: 'assign' | 'snooze' | 'job' | 'alike'; thread: InboxThread }>()
  const searched = useSearchText('search')
  const list = useList(api.inbox.list, {
    columns: [],
    filters,
    defaults: { sort: 'lastDate' },
    // Whoever searches finds each of them.
    fixed: { ...queues[which].filters, ...(which === 'open' && !searched && { isFirstAlike: true }) },
  })
  const state = useQuery(api.inbox.state.queryOptions({ input: {} }))
  useLive('inbox', true, () => void refresh(api.inbox))

  const named = useSearchText('thread')
  const { rows } = list
  const openId = named ?? (isPhone ? undefined : rows[0]?._id)
  const exact = rows.findIndex(({ _id }) => _id === openId)
  const at = exact < 0 ? rows.findIndex(({ alike }) => alike.some(({ _id }) => _id === openId)) : exact
  const row = rows[at]
  const opened = useQuery({
    ...api.inbox.view.queryOptions({ input: { id: openId ?? '' } }),
    enabled: openId !== undefined,
  })
  const thread = exact < 0 ? opened.data?.data : row
  /** Conversations that wait as one row are worked off as one. */
  const together = ({ _id, kind }: InboxThread) =>
    which === 'open' && row && kind === 'requirement' && row.alike.length > 0
      ? row.alike.flatMap((one) => (one.state === 'open' ? one._id : []))
      : [_id]
  const show = (id: string | undefined) =>
    void navigate({ to: '.', search: toSearch((now) => ({ ...now, thread: id })), replace: true, resetScroll: false })

  /** The row that takes the place of one that goes. */
  const next = rows[at + 1] ?? rows[at - 1]
  async function leave(work: () => Promise<boolean>) {
    if (await work()) show(isPhone ? undefined : next?._id)
  }

  const [answering, setAnswering] = useState<{ id: string; with: 'words' | 'people' }>()
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const isSubmitting = answering?.with === 'people' && answering.id === openId
  const maySubmit = useMay(access.submissions.manage) && mayManage
  const mayAddJob = useMay(access.jobs.manage) && mayManage
  const makeJob = ({ _id }: InboxThread) =>
    void navigate({ to: paths.company.jdExtractor, search: toSearch({ thread: _id }) })

  const submit = (one: InboxThread) => setAnswering({ id: one._id, with: 'people' })
  // While people are chosen the keys are theirs.
  const keys: PageKey[] = isSubmitting
    ? []
    : [
        { key: 'j', label: text('Next conversation'), run: () => show(rows[Math.min(at + 1, rows.length - 1)]?._id) },
        { key: 'k', label: text('Previous conversation'), run: () => show(rows[Math.max(at - 1, 0)]?._id) },
      ]
  if (mayManage && thread && !isSubmitting) {
    keys.push({ key: 'a', label: text('Assign'), run: () => setAsked({ what: 'assign', thread }) })
    if (thread.state === 'done')
      keys.push({ key: 'e', label: text('Open again'), run: () => void leave(() => verbs.reopen(thread)) })
    else
      keys.push(
        { key: 'z', label: text('Snooze'), run: () => setAsked({ what: 'snooze', thread }) },
        { key: 'e', label: text('Mark as done'), run: () => void leave(() => verbs.finish(thread, together(thread))) },
      )
    if (thread.senderAddress)
      keys.push({ key: 'r', label: text('Reply'), run: () => setAnswering({ id: thread._id, with: 'words' }) })
    if (maySubmit && thread.senderAddress) keys.push({ key: 's', label: text('Submit'), run: () => submit(thread) })
    if (mayAddJob) keys.push({ key: 'n', label: text('Create job'), run: () => makeJob(thread) })
    if (mayStop && thread.senderAddress)
      keys.push({ key: 'd', label: text('Do not contact'), run: () => void verbs.stop(thread) })
  }
  usePageKeys(useSteadyKeys(keys))

  const mailboxes = state.data?.mailboxes
  if (mailboxes?.length === 0 && list.total === 0 && !list.isNarrowed && !list.isLoading) return <NoMailbox />
  const close = () => setAsked(undefined)
  return (
    <div
      className={classes.desk}
      data-desk
      data-open={named !== undefined || undefined}
      data-beside={isSubmitting || undefined}
    >
      <Queue list={list} which={which} open={row} show={show} mailboxes={mailboxes ?? []} />
      <section className={classes.pane} aria-label={t('Conversation')}>
        {openId && (
          <ThreadPane
            key={openId}
            id={openId}
            back={() => show(undefined)}
            show={show}
            answering={answering?.id === openId ? answering.with : undefined}
            beside={beside}
            act={
              mayManage
                ? {
                    answer: (one) => setAnswering(one && { id: one._id, with: 'words' }),
                    ...(maySubmit && { submit }),
                    assign: (one) => setAsked({ what: 'assign', thread: one }),
                    snooze: (one) => setAsked({ what: 'snooze', thread: one }),
                    join: (one) => setAsked({ what: 'job', thread: one }),
                    finish: (one) => void leave(() => verbs.finish(one, together(one))),
                    reopen: (one) => void leave(() => verbs.reopen(one)),
                    correct: (one, kind) => void verbs.correct(one, kind),
                    gather: (one) => setAsked({ what: 'alike', thread: one }),
                    part: (one, alike) => void verbs.part(one, alike),
                    ...(mayAddJob && { makeJob }),
                    ...(mayStop && { stop: (one: InboxThread) => void verbs.stop(one) }),
                  }
                : undefined
            }
          />
        )}
      </section>
      {isSubmitting && (
        <aside ref={setBeside} className={classes.beside} aria-label={t('Bench for this requirement')} />
      )}
      <Suspense>
        {asked?.what === 'assign' && <AssignDialog thread={asked.thread} close={close} />}
        {asked?.what === 'job' && <JobDialog thread={asked.thread} close={close} />}
        {asked?.what === 'alike' && (
          <AlikeDialog close={close} join={(other) => verbs.gather(asked.thread, other, opened.data?.alike ?? [])} />
        )}
        {asked?.what === 'snooze' && (
          <SnoozeDialog
            close={close}
            choose={(until) => void leave(() => verbs.snooze(asked.thread, together(asked.thread), until))}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Keys whose work is always today's, while the list of them changes only with what they are. */
function useSteadyKeys(keys: readonly PageKey[]): readonly PageKey[] {
  const latest = useRef(keys)
  latest.current = keys
  const names = keys.map(({ key, label }) => `${key} ${label}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they do is read when they are pressed.
  return useMemo(
    () => keys.map(({ key, label }, at) => ({ key, ...(label && { label }), run: () => latest.current[at]?.run() })),
    [names],
  )
}
