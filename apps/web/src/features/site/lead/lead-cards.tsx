import { regionName } from '@corridor/contract/format/region'
import { type LeadHappening, leadKindNames, leadStateNames, leadTargetNames } from '@corridor/contract/site/lead/kinds'
import { type Question, type QuestionName, questionNames, questions } from '@corridor/contract/site/lead/questions'
import type { LeadRecord } from '@corridor/contract/site/lead/shapes'
import { languageFacts } from '@corridor/contract/wire/language'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime, formatName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { currentLanguage, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import prose from '../../../lib/record/record-note.module.css'
import { Happening } from '../../../lib/record/timeline/timeline'
import timeline from '../../../lib/record/timeline/timeline.module.css'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import type { LeadArea } from './columns'
import { LeadBadge } from './lead-badge'

interface CardProps {
  lead: LeadRecord
}

const fact = (label: string, value: ReactNode): Fact[] => (value ? [{ label, value }] : [])

/** The visitor's words, and what came with them. */
export function Sent({ area, lead }: CardProps & { area: LeadArea }) {
  const { t } = useTranslation()
  const [converted] = lead.convertedInfo
  const facts: Fact[] = [
    ...fact(text('Company Name'), lead.companyName && <bdi>{lead.companyName}</bdi>),
    { label: text('Language'), value: languageFacts[lead.language].name },
    ...fact(text('Converted into'), converted && <Converted area={area} converted={converted} />),
    ...fact(text('Came from'), lead.referrer && <bdi dir="ltr">{lead.referrer}</bdi>),
    {
      label: text('Consent'),
      value: t('Given {when}, to version {version} of the text', {
        when: formatDateTime(lead.consentDate),
        version: lead.consentVersion,
      }),
    },
    ...(lead.closeReason ? [{ label: text('Reason'), value: <bdi>{lead.closeReason}</bdi>, isLong: true }] : []),
  ]
  return (
    <>
      {lead.message && (
        <RecordCard title="Message">
          <p className={prose.prose} dir="auto">
            {lead.message}
          </p>
        </RecordCard>
      )}
      <RecordCard title="What was sent">
        <Facts facts={facts} />
      </RecordCard>
    </>
  )
}

function Converted({ area, converted }: { area: LeadArea; converted: LeadRecord['convertedInfo'][number] }) {
  const { t } = useTranslation()
  const { kind, record } = converted
  const name = t(leadTargetNames[kind])
  if (record && kind === 'candidate' && area === 'company')
    return <TextLink to={paths.company.viewCandidate(record)}>{name}</TextLink>
  if (record && kind === 'student' && area === 'company')
    return <TextLink to={paths.company.viewStudent(record)}>{name}</TextLink>
  if (record && kind === 'company' && area === 'admin')
    return <TextLink to={paths.admin.viewCompany(record)}>{name}</TextLink>
  return name
}

/** Answers from the form, and the estimate that a dated table makes of them. */
export function Answers({ lead }: CardProps) {
  const { t } = useTranslation()
  const [estimate] = lead.estimateInfo
  const facts: Fact[] = questionNames.flatMap((name) => {
    const value = lead.answers[name]
    return value === undefined ? [] : [{ label: questions[name].label, value: t(answerText(name, value)) }]
  })
  if (facts.length === 0) return null
  return (
    <RecordCard title="Answers">
      <Facts facts={facts} />
      {estimate && (
        <p>
          {t('Estimate: {points} of {of}, pass mark {pass}.', estimate)}{' '}
          <Anchor href={estimate.source} target="_blank" rel="noreferrer">
            {t(estimate.table)}
          </Anchor>{' '}
          {t(estimate.isDue ? 'As of {date}. The table must be checked again.' : 'As of {date}.', {
            date: formatDate(estimate.tableDate),
          })}
        </p>
      )}
    </RecordCard>
  )
}

function answerText(name: QuestionName, value: string): string {
  const question: Question = questions[name]
  if ('options' in question) return question.options[value] ?? value
  if ('isCountry' in question) return regionName(value, currentLanguage()) ?? value
  return value
}

/** Others of the same person. */
export function Same({ area, lead }: CardProps & { area: LeadArea }) {
  const { t } = useTranslation()
  if (lead.sameInfo.length === 0) return null
  return (
    <RecordCard title="Same email or phone">
      <ul className={timeline.entries}>
        {lead.sameInfo.map((same) => (
          <li key={same._id}>
            <TextLink to={paths[area].viewLead(same._id)}>
              <bdi>{formatName(same)}</bdi>
            </TextLink>{' '}
            {t(leadKindNames[same.kind])} · <ShortDate value={same.createDate} /> <LeadBadge state={same.state} />
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}

const sentences: Record<LeadHappening, string> = {
  received: text('Received through the public site'),
  assigned: text('Assigned'),
  moved: text('Status changed'),
  noted: text('Note changed'),
  converted: text('Converted'),
  reverted: text('Conversion undone'),
  deleted: text('Deleted'),
  restored: text('Restored'),
  booked: text('Consultation booked'),
  rebooked: text('Consultation moved'),
  cancelled: text('Consultation cancelled'),
}

export function Timeline({ lead }: CardProps) {
  const { t } = useTranslation()
  return (
    <RecordCard title="Timeline">
      <ol className={timeline.entries}>
        {lead.timeline.map(({ _id, action, from, to, reason, at, userInfo }) => (
          <li key={_id} className={timeline.entry}>
            <Happening
              what={t(sentences[action])}
              name={reason || null}
              changes={
                from && to
                  ? [
                      {
                        field: 'state',
                        label: text('Status'),
                        before: t(leadStateNames[from]),
                        after: t(leadStateNames[to]),
                      },
                    ]
                  : []
              }
              by={userInfo}
              at={at}
            />
          </li>
        ))}
      </ol>
    </RecordCard>
  )
}
