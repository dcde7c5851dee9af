import type { Company } from '@corridor/contract/company/company/shapes'
import type { QueuePlace, SectionReview } from '@corridor/contract/trust/verification/shapes'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconLayoutList } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { countryName } from '../../../lib/format/country-name'
import { formatDate, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { QueueSteps } from '../../../lib/review/queue-steps'
import { ReviewHead } from '../../../lib/review/review-head'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { WatchButton } from '../../told/watch/exports/watch-button'
import classes from './company-head.module.css'
import { stateOf, waits } from './section-state'
import { useCompanyMenu } from './use-company-menu'

interface CompanyHeadProps {
  company: Company
  sections: readonly SectionReview[]
  queue: QueuePlace | undefined
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

/** Which company it is, since when it waits, how far its review is, and the way to the next. */
export function CompanyHead({ company, sections, queue, previous, next }: CompanyHeadProps) {
  const { t } = useTranslation()
  const me = useSession()?.user._id
  const menu = useCompanyMenu(company)
  const claimers = sections.flatMap(({ claimedByInfo }) => claimedByInfo)
  const other = claimers.find(({ _id }) => _id !== me)
  const since = sections
    .filter(waits)
    .map(({ submittedDate }) => submittedDate ?? '')
    .sort()[0]
  return (
    <ReviewHead
      title={
        <>
          <ActionIcon
            component={Link}
            to={paths.admin.listCompany}
            size={28}
            className={classes.back ?? ''}
            aria-label={t('Back to Companies')}
            title={t('Back to Companies')}
          >
            <IconArrowLeft size={18} aria-hidden />
          </ActionIcon>
          <bdi>{company.name}</bdi>
        </>
      }
      state={
        claimers.length > 0 && (
          <Badge tone="news">
            {claimers.some(({ _id }) => _id === me)
              ? t('In review by you')
              : t('In review by {name}', { name: other?.name ?? '' })}
          </Badge>
        )
      }
      facts={
        <>
          {company.yourCountryInfo.map(countryName)}
          {since && ` · ${t('Waiting since {date}', { date: formatDate(since) })}`}
        </>
      }
    >
      <Progress sections={sections} />
      <QueueSteps
        place={
          queue && queue.position > 0
            ? t('Company {n} of {total}', { n: formatNumber(queue.position), total: formatNumber(queue.total) })
            : ''
        }
        previous={{ shortcut: 'p', label: t('Previous company'), go: previous }}
        next={{ shortcut: 'n', label: t('Next company'), go: next }}
      />
      <span className={classes.watch}>
        <WatchButton kind="company" id={company._id} />
      </span>
      <RowMenu
        name={company.name}
        actions={[
          {
            label: text('All sections with their switches'),
            icon: IconLayoutList,
            to: paths.admin.viewCompany(company._id),
            search: { view: 'all' },
          },
          ...menu,
        ]}
      />
    </ReviewHead>
  )
}

/** How many sections are verified, and how many wait; it is read out as it changes. */
function Progress({ sections }: { sections: readonly SectionReview[] }) {
  const { t } = useTranslation()
  const verified = sections.filter(({ state }) => state === 'verified').length
  return (
    <div className={classes.progress}>
      <span role="status">
        {t('{n} of {total} verified, {m} to decide', {
          n: formatNumber(verified),
          total: formatNumber(sections.length),
          m: formatNumber(sections.filter(waits).length),
        })}
      </span>
      <span className={classes.segments} aria-hidden>
        {sections.map((review) => (
          <span
            key={review.section}
            data-state={review.state}
            style={{ '--tone': `var(--state-${stateOf(review).tone})` }}
          />
        ))}
      </span>
    </div>
  )
}
