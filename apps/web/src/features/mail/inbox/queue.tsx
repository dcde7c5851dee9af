import { inboxKindNames, inboxKinds } from '@corridor/contract/mail/inbox/kinds'
import type { QueueThread } from '@corridor/contract/mail/inbox/shapes'
import type { Mailbox } from '@corridor/contract/mail/mailbox/shapes'
import { NativeSelect, Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatDate, formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { ListPager } from '../../../lib/list/page/list-pager'
import { ListFailed, ListNothingFound } from '../../../lib/list/page/list-states'
import { SearchBox } from '../../../lib/list/page/search-box'
import { type List, withFilter } from '../../../lib/list/use-list'
import { Badge } from '../../../ui/badge'
import { useAlikeWords } from './alike-words'
import classes from './inbox.module.css'
import { BrokenMailboxes } from './mailbox-states'
import { kindTones, queues, type Which } from './words'

interface QueueProps {
  list: List<QueueThread>
  which: Which
  /** The row of the conversation that is open. */
  open: QueueThread | undefined
  show: (id: string) => void
  mailboxes: readonly (Pick<Mailbox, '_id' | 'address' | 'state'> & { lastError: string })[]
}

/** The conversations that wait, the newest first. */
export function Queue({ list, which, open, show, mailboxes }: QueueProps) {
  const { t } = useTranslation()
  const { rows, total, isLoading, isNarrowed, error } = list
  return (
    <section className={classes.queue} aria-labelledby="queue">
      <header className={classes.queueHead}>
        <h1 id="queue">
          {t(queues[which].title)} <span className={classes.count}>{!isLoading && formatNumber(total)}</span>
        </h1>
        <NativeSelect
          size="xs"
          aria-label={t('Kind')}
          value={list.state.filters.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            list.change({ filters: withFilter(list.state.filters, 'kind', value || null) })
          }
          data={[
            { value: '', label: t('All') },
            ...inboxKinds.map((value) => ({ value, label: t(inboxKindNames[value]) })),
          ]}
        />
        <SearchBox
          placeholder={t('Search by sender, subject or words')}
          value={list.state.search}
          onSearch={(search) => list.change({ search })}
        />
      </header>
      <BrokenMailboxes mailboxes={mailboxes} />
      {isLoading && <Skeleton height={240} m={16} w="auto" />}
      {error !== undefined && <ListFailed error={error} retry={list.retry} />}
      {!isLoading &&
        !error &&
        rows.length === 0 &&
        (isNarrowed ? <ListNothingFound clear={list.clear} /> : <Waiting />)}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <QueueRow key={row._id} row={row} isOpen={row === open} show={show} />
        ))}
      </ul>
      {total > list.state.size && <ListPager list={list} />}
    </section>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <p className={classes.waiting}>
      <strong>{t('Nothing to answer.')}</strong> {t('What comes in appears here by itself.')}
    </p>
  )
}

function QueueRow({ row, isOpen, show }: { row: QueueThread; isOpen: boolean; show: QueueProps['show'] }) {
  const { t } = useTranslation()
  const own = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const isClaimed = row.senderProof === 'claimed'
  const name = row.senderName || row.senderAddress || t('Unknown sender')
  // The conversation's matter says nothing of a stranger in it: the sender's address stands beside the name.
  const isStranger = isClaimed || !row.isKnown
  const beside = isStranger ? row.senderName && row.senderAddress : row.vendorInfo[0]?.name
  const { summary } = useAlikeWords()
  const isUnread = row.isUnread || row.alike.some((mail) => mail.isUnread)
  return (
    <li ref={own}>
      <button
        type="button"
        className={classes.row}
        aria-current={isOpen || undefined}
        data-unread={isUnread || undefined}
        onClick={() => show(row._id)}
      >
        <span className={classes.line}>
          <span className={classes.who}>
            <bdi className={classes.name}>{isClaimed ? t('Says it is from {name}', { name }) : name}</bdi>
            {beside && (
              <>
                {', '}
                <bdi className={classes.quiet}>{beside}</bdi>
              </>
            )}
          </span>
          <span className={classes.quiet}>
            <ShortDate value={row.lastDate} />
          </span>
        </span>
        <bdi className={classes.subject}>{row.subject || t('(no subject)')}</bdi>
        <span className={classes.said}>
          <Badge tone={kindTones[row.kind]}>{t(inboxKindNames[row.kind])}</Badge>
          {isUnread && <span className={classes.unread}>{t('Unread')}</span>}
          <bdi className={classes.excerpt}>
            {row.alike.length > 0
              ? summary(row.alike)
              : (hintOf(row) ?? (row.backOn ? t('Back on {day}', { day: formatDate(row.backOn) }) : row.words))}
          </bdi>
        </span>
        {row.assigneeInfo.length > 0 && (
          <span className={classes.quiet}>{t('Assigned to {name}', { name: ownerName(row.assigneeInfo) ?? '' })}</span>
        )}
      </button>
    </li>
  )
}

const hintOf = ({ kind, kindRule, kindWords }: QueueThread) =>
  kindRule === 'words' && kind === 'no' ? kindWords : undefined
