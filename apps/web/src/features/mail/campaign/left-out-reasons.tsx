import type { Reach } from '@corridor/contract/mail/campaign/reach'
import { type LeftOutReason, leftOutReasonNames } from '@corridor/contract/mail/recipient/kinds'
import type { LeftOut } from '@corridor/contract/mail/recipient/shapes'
import { Button, Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatDateTime, formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { subjectWords } from '../../../lib/mail/subject-text'
import { RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import classes from './check.module.css'

const peopleAtOnce = 10

/** Why people are left out, each reason opening to whom it keeps from the mail, with what proves it. */
export function LeftOutReasons({ id, reach }: { id: string; reach: Reach }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<LeftOutReason | undefined>()
  return (
    <RecordCard title="Who will not get it, and why">
      <p className={classes.hint}>{t('Checked now, and again as each mail leaves.')}</p>
      <ul className={classes.reasons}>
        {reach.reasons.map(({ reason, count }) => (
          <li key={reason}>
            <button
              type="button"
              className={classes.reason}
              aria-expanded={open === reason}
              onClick={() => setOpen(open === reason ? undefined : reason)}
            >
              <IconChevronRight size={16} aria-hidden className={classes.chevron} />
              <span className={classes.number}>{formatNumber(count)}</span>
              {t(leftOutReasonNames[reason])}
            </button>
            {open === reason && <People id={id} reason={reason} total={count} />}
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}

function People({ id, reason, total }: { id: string; reason: LeftOutReason; total: number }) {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(peopleAtOnce)
  const input = { id, reason, page: 1, limit }
  const { data, error } = useQuery(api.campaign.listLeftOut.queryOptions({ input, placeholderData: keepPreviousData }))
  if (error) return <Message tone="danger">{errorText(error)}</Message>
  if (!data) return <Skeleton height={48} />
  return (
    <>
      <ul className={classes.out}>
        {data.data.map((one) => (
          <li key={`${one.emailId} ${one.name}`}>
            <span>
              <bdi className={classes.strong}>{one.name || one.emailId}</bdi>
              {one.vendorInfo.map(({ _id, name }) => (
                <TextLink key={_id} to={paths.company.viewVendor(_id)}>
                  <bdi>{name}</bdi>
                </TextLink>
              ))}
            </span>
            <span>
              <bdi dir="ltr">{one.emailId}</bdi>
              <Proof evidence={one.evidence} />
            </span>
          </li>
        ))}
      </ul>
      {total > limit && limit < 100 && (
        <Button variant="subtle" size="compact-md" onClick={() => setLimit(Math.min(100, limit + 20))}>
          {t('Show more')}
        </Button>
      )}
    </>
  )
}

/** When and by what it became known. */
export function Proof({ evidence }: { evidence: LeftOut['evidence'] }) {
  const { t } = useTranslation()
  if (!evidence) return null
  const { date, mail, words, value } = evidence
  const parts = [
    date && formatDateTime(date),
    value && t('domain {domain}', { domain: value }),
    mail && t('mail "{subject}"', { subject: subjectWords(mail, t) }),
    words,
  ].filter(Boolean)
  return <bdi className={classes.proof}>{parts.join(', ')}</bdi>
}
