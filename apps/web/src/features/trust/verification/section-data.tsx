import type { Company } from '@corridor/contract/company/company/shapes'
import { companySectionNames } from '@corridor/contract/field/company-sections'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { IconRefreshAlert } from '@tabler/icons-react'
import { useRef } from 'react'
import { client } from '../../../lib/call/client'
import { formatDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { Facts } from '../../../lib/record/record-card'
import { useFocusOnChange } from '../../../lib/review/use-focus-on-change'
import { Badge } from '../../../ui/badge'
import { Message } from '../../../ui/message'
import { SignedPapers } from '../agreement/exports/signed-papers'
import { AccountNumber } from '../bank-details/exports/account-number'
import { Certificate } from '../certificate/exports/certificate'
import { countChanges, rowsOf } from './changes'
import { furtherFacts } from './company-facts'
import classes from './section-data.module.css'
import { SectionHistory } from './section-history'
import { SectionRows } from './section-rows'
import { stateOf } from './section-state'

interface SectionDataProps {
  company: Company
  review: SectionReview
  /** True if the reader was led to this very section. */
  isSought: boolean
  show: (documentId: string) => void
  shown: string | undefined
}

/** Data of a company in a section, its changes since it was verified, and the decisions before. */
export function SectionData({ company, review, isSought, show, shown }: SectionDataProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { section, reason } = review
  useFocusOnChange(heading, section, isSought)
  const parts = rowsOf(review)
  const { short, tone } = stateOf(review)
  const account = review.now.flatMap(({ facts }) => facts).find(({ field }) => field === 'accountNumber')?.value
  return (
    <section className={classes.section} aria-label={t(companySectionNames[section])}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t(companySectionNames[section])}
        </h2>
        <Badge tone={tone}>{t(short)}</Badge>
      </div>
      {review.before && <Changes review={review} count={countChanges(parts)} />}
      {reason && (
        <div className={classes.message}>
          <Message tone="attention">
            {t('Returned:')} <bdi>{reason}</bdi>
          </Message>
        </div>
      )}
      <SectionRows parts={parts} show={show} shown={shown} />
      {account && (
        <div className={classes.more}>
          <AccountNumber reveal={() => client.bankDetails.reveal({ companyId: company._id })} masked={account} />
        </div>
      )}
      {section === 'companyPersonName' && (
        <div className={classes.more}>
          <h3>{t('Company Information')}</h3>
          <Facts facts={furtherFacts(company)} />
        </div>
      )}
      {section === 'agreement' && (
        <div className={classes.more}>
          <SignedPapers companyId={company._id} />
        </div>
      )}
      {section === 'repCertificate' && (
        <div className={classes.more}>
          <Certificate companyId={company._id} mayIssue mayRevoke />
        </div>
      )}
      {review._id && (
        <div className={classes.more}>
          <SectionHistory key={section} companyId={company._id} section={section} />
        </div>
      )}
    </section>
  )
}

function Changes({ review, count }: { review: SectionReview; count: number }) {
  const { t } = useTranslation()
  const { verifiedDate, verifiedByInfo } = review
  return (
    <p className={classes.changes}>
      <IconRefreshAlert size={18} aria-hidden />
      <span>
        {t('{count} changes since {name} verified this section on {date}.', {
          count,
          name: verifiedByInfo[0]?.name ?? '',
          date: verifiedDate ? formatDate(verifiedDate) : '',
        })}
      </span>
    </p>
  )
}
