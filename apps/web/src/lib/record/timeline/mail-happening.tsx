import type { AnswerState } from '@corridor/contract/field/answer-states'
import type { MailHappening as Mail } from '@corridor/contract/field/mail-happening'
import { access } from '@corridor/contract/wire/access'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { formatNumber, type ownerName } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import { text } from '../../language/text'
import { subjectWords } from '../../mail/subject-text'
import { useMay } from '../../session/session'
import { Happening } from './timeline'

const answers: Record<AnswerState, string> = {
  queued: text('Answer on its way'),
  sending: text('Answer on its way'),
  accepted: text('Answer sent'),
  refused: text('Answer not sent'),
  unknown: text('Answer, not known if sent'),
}

/** A mail in the timeline of a record that it is about, with the way to it. */
export function MailHappening({ mail, by, at }: { mail: Mail; by: Parameters<typeof ownerName>[0]; at: string }) {
  const { t } = useTranslation()
  const { way, state, subject, sender, threadInfo, campaignInfo, people } = mail
  const [thread] = threadInfo
  const [campaign] = campaignInfo
  // Administrators read that it was sent; where it stands is their company's alone.
  const isInCompany = useMay(access.setup.read)
  const name = subject ? subjectWords(subject, t) : t('(no subject)')
  return (
    <Happening
      what={
        way === 'campaign'
          ? t('Campaign sent to {count} people', { count: people, shown: formatNumber(people) })
          : way === 'in'
            ? t('Mail from {sender}', { sender })
            : t(answers[state ?? 'accepted'])
      }
      name={null}
      link={
        isInCompany && campaign ? (
          <TextLink to={paths.company.viewCampaign(campaign._id)}>{name}</TextLink>
        ) : isInCompany && thread ? (
          <TextLink to={paths.company.inbox} search={{ thread: thread._id }}>
            {name}
          </TextLink>
        ) : (
          <bdi>{name}</bdi>
        )
      }
      changes={[]}
      by={by}
      at={at}
    />
  )
}
