import { campaignKindNames } from '@corridor/contract/mail/campaign/kinds'
import type { Reach } from '@corridor/contract/mail/campaign/reach'
import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { Button, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { KeyHint } from '../../../lib/keys/key-hint'
import { useTypingKeys } from '../../../lib/keys/typing-keys'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { SubjectText } from '../../../lib/mail/subject-text'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { DecisionBar } from '../../../lib/review/decision-bar'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import classes from './check.module.css'
import { FilesAlong } from './files-along'
import { LeftOutReasons } from './left-out-reasons'
import { MailsShown } from './mails-shown'
import { lacksSender, MissingList } from './missing-list'
import { StartMoment } from './start-moment'

/** People who would get a draft and those who would not, and why, beside the real mails; from here alone it is sent. */
export function CheckCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation()
  const id = campaign._id
  const query = useQuery(api.campaign.reach.queryOptions({ input: { id } }))
  const [at, setAt] = useState(1)
  const [startsAt, setStartsAt] = useState<string | null>(null)
  const reach = query.data?.data
  return (
    <>
      <p className={classes.step}>{t('{what}: check and send', { what: t(campaignKindNames[campaign.kind]) })}</p>
      {query.error && (
        <Message tone="danger" action={<Button onClick={() => query.refetch()}>{t('Try again')}</Button>}>
          {errorText(query.error)}
        </Message>
      )}
      {query.isPending && <Skeleton height={96} radius="lg" />}
      {reach?.isTest && reach.missing.length === 0 && (
        <Message tone="news">{t('Test mode: these mails are kept here, and nobody gets them.')}</Message>
      )}
      {reach && <Sentence campaign={campaign} reach={reach} />}
      {reach && <MissingList campaign={campaign} reach={reach} />}
      <div className={classes.desk}>
        <div className={classes.parts}>
          {reach && reach.willNot > 0 && <LeftOutReasons id={id} reach={reach} />}
          <Settings campaign={campaign} when={<StartMoment value={startsAt} onChange={setStartsAt} />} />
        </div>
        {reach && !lacksSender(reach) && (
          <MailsShown id={id} at={at} setAt={setAt} followUps={campaign.followUps.length} />
        )}
      </div>
      {reach && <SendBar campaign={campaign} reach={reach} at={at} startsAt={startsAt} />}
    </>
  )
}

function Sentence({ campaign, reach }: { campaign: Campaign; reach: Reach }) {
  const { t } = useTranslation()
  const groups = campaign.groupInfo.map(({ name }) => name).join(', ')
  return (
    <>
      <Title order={1} className={classes.sentence}>
        {t('{count} people: {get} will get it,', {
          count: reach.people,
          shown: formatNumber(reach.people),
          get: formatNumber(reach.willGet),
        })}{' '}
        <span className={classes.dim}>{t('{n} will not', { n: formatNumber(reach.willNot) })}</span>
      </Title>
      {reach.people > 0 && (
        <div className={classes.scale} aria-hidden>
          <span style={{ flexGrow: reach.willGet }} />
          <span style={{ flexGrow: reach.willNot }} data-out />
        </div>
      )}
      <p className={classes.what}>
        <strong className={classes.strong}>
          <SubjectText subject={campaign.subject} />
        </strong>{' '}
        {groups && <bdi>{t('to {groups}', { groups })}</bdi>}{' '}
        {reach.foundTwice > 0 &&
          t('{count} who stand in several places get one mail.', {
            count: reach.foundTwice,
            shown: formatNumber(reach.foundTwice),
          })}
      </p>
    </>
  )
}

function Settings({ campaign, when }: { campaign: Campaign; when: ReactNode }) {
  const { t } = useTranslation()
  const facts: Fact[] = [
    { label: text('From'), value: campaign.fromInfo[0]?.name },
    { label: text('Reply To'), value: campaign.replyToInfo[0]?.name ?? campaign.fromInfo[0]?.name },
    ...(campaign.kind === 'hotlist' ? [{ label: text('Hotlist'), value: campaign.hotlistInfo[0]?.name }] : []),
    ...(campaign.kind === 'requirement' ? [{ label: text('Job'), value: campaign.jobInfo[0]?.name }] : []),
    ...(campaign.files.length > 0
      ? [{ label: text('Attachments'), value: <FilesAlong files={campaign.fileInfo} />, isLong: true }]
      : []),
    { label: text('When'), value: when },
    ...(campaign.followUps.length > 0
      ? [
          {
            label: text('Then, to whoever does not answer'),
            value: campaign.followUps
              .map(({ afterDays: count }, at) =>
                t('Follow-up {n} after {count} days', { n: at + 1, count, shown: formatNumber(count) }),
              )
              .join(', '),
          },
        ]
      : []),
  ]
  return (
    <RecordCard
      title="Settings"
      action={<TextLink to={paths.company.editCampaign(campaign._id)}>{t('Change')}</TextLink>}
    >
      <Facts facts={facts} />
    </RecordCard>
  )
}

interface SendBarProps {
  campaign: Campaign
  reach: Reach
  at: number
  startsAt: string | null
}

function SendBar({ campaign, reach, at, startsAt }: SendBarProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const id = campaign._id
  const nobody = reach.willGet === 0
  const isHeld = reach.missing.length > 0

  async function run(call: () => Promise<unknown>, done: string) {
    setIsBusy(true)
    try {
      await call()
      toast.success(t(done))
    } catch (error) {
      toast.error(errorText(error))
    }
    setIsBusy(false)
  }

  const send = () =>
    run(
      async () => {
        await client.campaign.start({ id, version: campaign.version, startsAt })
        await refresh(api.campaign, api.recipient)
        await navigate({ to: paths.company.viewCampaign(id), replace: true })
      },
      startsAt ? text('Sending is scheduled') : text('Sending started'),
    )
  const isOff = isBusy || nobody || isHeld
  useTypingKeys({ 'Control+Enter': () => !isOff && void send() })
  return (
    <div className={classes.foot}>
      <DecisionBar
        start={
          nobody
            ? t('Nobody would get this mail. Please look at why, and choose others.')
            : isHeld
              ? t('Nothing is sent until the list above is empty.')
              : t('{count} mails. You can pause or cancel at any time.', {
                  count: reach.willGet,
                  shown: formatNumber(reach.willGet),
                })
        }
      >
        <Button
          variant="default"
          disabled={isOff}
          onClick={() => run(() => client.campaign.test({ id, at }), text('Test mail sent'))}
        >
          {t('Send Test to Me')}
        </Button>
        <ButtonLink variant="default" to={paths.company.editCampaign(id)}>
          {t('Back')}
        </ButtonLink>
        <Button disabled={isOff} onClick={() => void send()} aria-keyshortcuts="Control+Enter">
          {isBusy ? t('Please wait...') : t('Send to {n}', { n: formatNumber(reach.willGet) })}
          <KeyHint keys="Ctrl ↵" />
        </Button>
      </DecisionBar>
    </div>
  )
}
