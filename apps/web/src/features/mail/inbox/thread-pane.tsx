import AnswerForm from 'virtual:place/mail.answer'
import SubmitForm from 'virtual:place/mail.submit'
import { type InboxKind, inboxKindNames, inboxKinds, kindRuleNames } from '@corridor/contract/mail/inbox/kinds'
import type { InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { Button, NativeSelect } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { formatDate, formatDateTime, formatNumber, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { subjectWords } from '../../../lib/mail/subject-text'
import { isMissing, RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { AlikeStrip } from './alike-strip'
import classes from './inbox.module.css'
import { MailCard } from './mail-card'
import pane from './thread.module.css'
import { type Acts, ThreadActions } from './thread-actions'

interface ThreadPaneProps {
  id: string
  back: () => void
  show: (id: string) => void
  /** Whether it is being answered, in words alone or with people. */
  answering: 'words' | 'people' | undefined
  /** The element beside it in which those stand who may be sent. */
  beside: HTMLElement | null
  act: Acts | undefined
}

/** One conversation: who and what about, what can be done, and its mails. */
export function ThreadPane({ id, back, show, answering, beside, act }: ThreadPaneProps) {
  const { t } = useTranslation()
  const query = useQuery(api.inbox.view.queryOptions({ input: { id } }))
  const isUnread = query.data?.data.isUnread ?? false
  const mayRead = act !== undefined
  // Opening it is reading it: for the whole company, as it is the company's mail.
  useEffect(() => {
    if (!isUnread || !mayRead) return
    client.inbox.read({ id }).then(
      () => refresh(api.inbox),
      () => undefined,
    )
  }, [id, isUnread, mayRead])
  if (isMissing(query.error))
    return (
      <p className={classes.waiting}>
        {t('This conversation is not there any more, or not yours to read.')}{' '}
        <Button variant="default" size="compact-md" onClick={back}>
          {t('Back')}
        </Button>
      </p>
    )
  return (
    <RecordQuery query={query}>
      {({ data, items, alike, requirementsBefore, isSenderStopped }) => (
        <>
          <header className={pane.head}>
            <Button
              className={pane.back ?? ''}
              variant="default"
              size="compact-md"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={back}
            >
              {t('Back')}
            </Button>
            <h2>
              <bdi>{data.subject || t('(no subject)')}</bdi>
            </h2>
            {/* While people are chosen the keys are theirs. */}
            {act && answering !== 'people' && (
              <ThreadActions thread={data} alike={alike} act={act} isAnswering={answering !== undefined} />
            )}
            <Facts thread={data} requirementsBefore={requirementsBefore} act={act} />
          </header>
          <div className={pane.mails}>
            <AlikeStrip alike={alike} openId={id} show={show} />
            {data.senderProof === 'claimed' && data.isKnown && (
              <Message tone="attention">
                {t(
                  'The mail server found that this mail may not be from the address that it names. Make sure who it is before you answer.',
                )}
              </Message>
            )}
            {!data.isKnown && (
              <Message tone="attention">
                {t(
                  'Somebody answered who was not written to in this conversation. Make sure who it is before you answer.',
                )}
              </Message>
            )}
            {isSenderStopped && <Message tone="news">{t('This sender gets no mail that goes to many.')}</Message>}
            {data.mails > items.length && (
              <p className={classes.quiet}>
                {t('The newest {n} of {total} mails are shown.', { n: items.length, total: data.mails })}
              </p>
            )}
            {items.map((mail) => (
              <MailCard key={mail._id} {...{ mail, thread: id }} subject={data.subject} mayAnswer={mayRead} />
            ))}
            {act && answering === 'people' && (
              <SubmitForm thread={data} mails={items} beside={beside} close={() => act.answer(undefined)} />
            )}
            {act && answering === 'words' && <AnswerForm thread={data} close={() => act.answer(undefined)} />}
          </div>
        </>
      )}
    </RecordQuery>
  )
}

interface FactsProps {
  thread: InboxThread
  requirementsBefore: number
  act: Acts | undefined
}

function Facts({ thread, requirementsBefore, act }: FactsProps) {
  const { t } = useTranslation()
  const [vendor] = thread.vendorInfo
  const [candidate] = thread.candidateInfo
  const [campaign] = thread.campaignInfo
  const [job] = thread.jobInfo
  const because = `${t(kindRuleNames[thread.kindRule])}${thread.kindWords ? `: ${thread.kindWords}` : ''}`
  return (
    <div className={pane.facts}>
      <p>
        <bdi className={classes.name}>{thread.contactInfo[0]?.name ?? (thread.senderName || thread.senderAddress)}</bdi>
        {vendor && (
          <>
            , <TextLink to={paths.company.viewVendor(vendor._id)}>{vendor.name}</TextLink>
          </>
        )}{' '}
        <bdi className={classes.quiet}>{thread.senderAddress}</bdi>
      </p>
      <p className={classes.quiet}>
        <bdi>{t('To {address}', { address: thread.mailboxInfo[0]?.address ?? '' })}</bdi>
        {requirementsBefore > 0 && (
          <span>
            {t('{count} requirements before', { count: requirementsBefore, shown: formatNumber(requirementsBefore) })}
          </span>
        )}
        {thread.assigneeInfo.length > 0 && (
          <span>{t('Assigned to {name}', { name: ownerName(thread.assigneeInfo) ?? '' })}</span>
        )}
        {thread.snoozedUntil && (
          <span>{t('Snoozed until {moment}', { moment: formatDateTime(thread.snoozedUntil) })}</span>
        )}
        {thread.backOn && <span>{t('Back on {day}', { day: formatDate(thread.backOn) })}</span>}
        {candidate && <TextLink to={paths.company.viewCandidate(candidate._id)}>{candidate.name}</TextLink>}
        {campaign && (
          <TextLink to={paths.company.viewCampaign(campaign._id)}>{subjectWords(campaign.name, t)}</TextLink>
        )}
        {job && <TextLink to={paths.company.viewJob(job._id)}>{job.name}</TextLink>}
      </p>
      <div className={pane.kind}>
        {act ? (
          <NativeSelect
            size="xs"
            aria-label={t('What it is about')}
            value={thread.kind}
            onChange={({ currentTarget: { value } }) => act.correct(thread, value as InboxKind)}
            data={inboxKinds.map((value) => ({ value, label: t(inboxKindNames[value]) }))}
          />
        ) : (
          t(inboxKindNames[thread.kind])
        )}
        <bdi className={classes.quiet}>{because}</bdi>
      </div>
    </div>
  )
}
