import { suppressionKindNames } from '@corridor/contract/mail/suppression/kinds'
import type { Suppression } from '@corridor/contract/mail/suppression/shapes'
import { IconMailCheck } from '@tabler/icons-react'
import { api } from '../../../lib/call/client'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import rows from '../../../lib/record/record-rows.module.css'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ReasonBadge, StateBadge } from './badges'
import { useRelease } from './use-release'
import { evidenceText, knownBy, topicText } from './words'

interface SuppressionRecordProps {
  suppression: Suppression
  /** Other suppressions of the same address or domain, the newest first. */
  history: Suppression[]
}

/** Why one address or domain gets no mail, how that is known, and what there was before. */
export function SuppressionRecord({ suppression, history }: SuppressionRecordProps) {
  const { t } = useTranslation()
  const { mayRelease, release, dialog } = useRelease()
  const order = useRecordOrder(api.suppression.list, suppression._id, paths.company.viewSuppression)
  const { kind, value, topic, reason, evidence, createDate, state } = suppression
  const released = releaseFacts(suppression, t)
  return (
    <>
      <RecordFrame
        name={value}
        state={<StateBadge state={state} />}
        line={t(suppressionKindNames[kind])}
        order={order}
        facts={[
          { label: text('Reason'), value: <ReasonBadge reason={reason} /> },
          { label: text('Topic'), value: topicText(topic) },
          { label: text('Since'), value: <ShortDate value={createDate} /> },
          { label: text('By'), value: <bdi>{knownBy(suppression)}</bdi> },
        ]}
        act={
          mayRelease(suppression) && {
            label: text('Release'),
            icon: IconMailCheck,
            run: () => release(suppression),
          }
        }
        menu={[]}
        side={history.length > 0 && <Earlier history={history} />}
      >
        {released.length > 0 && (
          <RecordCard title="Release">
            <Facts facts={released} />
          </RecordCard>
        )}
        <RecordCard title="Evidence">
          <ul className={rows.rows}>
            {evidence.toReversed().map((one) => (
              <li key={`${one.date}${one.words}`} className={rows.row}>
                <span dir="auto">{evidenceText(one)}</span>
                <ShortDate value={one.date} />
              </li>
            ))}
          </ul>
        </RecordCard>
      </RecordFrame>
      {dialog}
    </>
  )
}

function Earlier({ history }: { history: Suppression[] }) {
  return (
    <RecordCard title="History">
      <ul className={rows.rows}>
        {history.map((one) => (
          <li key={one._id} className={rows.row}>
            <TextLink to={paths.company.viewSuppression(one._id)}>{topicText(one.topic)}</TextLink>
            <ReasonBadge reason={one.reason} />
            <StateBadge state={one.state} />
            <ShortDate value={one.createDate} />
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}

/** Facts of a release; if it is the person's own, that it was theirs. */
function releaseFacts(suppression: Suppression, t: (key: string) => string): Fact[] {
  const { releaseDate, releaseUserInfo, releaseReason, releaseProof } = suppression
  if (!releaseDate) return []
  return [
    { label: text('Released on'), value: <ShortDate value={releaseDate} /> },
    { label: text('Released by'), value: <bdi>{ownerName(releaseUserInfo) ?? t('The person')}</bdi> },
    ...(releaseReason ? [{ label: text('Reason for the release'), value: releaseReason, isLong: true }] : []),
    ...(releaseProof ? [{ label: text('Proof'), value: releaseProof, isLong: true }] : []),
  ]
}
