import type { Company } from '@corridor/contract/company/company/shapes'
import { companySectionNames } from '@corridor/contract/field/company-sections'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { usePageKeys } from '../../../lib/keys/page-keys'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useSearchText } from '../../../lib/page/use-search-text'
import { ReviewDesk } from '../../../lib/review/review-desk'
import { ReviewQueue } from '../../../lib/review/review-queue'
import { paths } from '../../../paths'
import { CompanyHead } from './company-head'
import classes from './company-review.module.css'
import { SectionData } from './section-data'
import { SectionDecision } from './section-decision'
import { SectionProof } from './section-proof'
import { StateIcon, stateOf, stateText, waits } from './section-state'
import { useClaims } from './use-claims'

interface CompanyReviewProps {
  company: Company
  sections: SectionReview[]
}

/** One section after the other: what the company says beside what proves it, and the decision. */
export function CompanyReview({ company, sections }: CompanyReviewProps) {
  const { t } = useTranslation()
  const { show, open } = useClaims()
  const sought = useSearchText('section')
  // The section that is read stays open, whatever arrives meanwhile.
  const [first] = useState(() => firstOf(sections).section)
  const review = sections.find(({ section }) => section === (sought ?? first)) ?? firstOf(sections)
  const queue = useQuery({
    ...api.verification.queue.queryOptions({ input: { companyId: company._id } }),
    select: ({ data }) => data,
    staleTime: 0,
  }).data
  const documents = useQuery(
    api.document.list.queryOptions({ input: { limit: 100, filters: { companyId: company._id } } }),
  ).data?.data
  const [chosen, setChosen] = useState<{ section: string; documentId: string }>()

  const showAt = (at: number) => {
    const { section } = sections[Math.min(Math.max(at, 0), sections.length - 1)] ?? review
    void show(company._id, section, true)
  }
  const at = sections.indexOf(review)
  const goTo = (one: { sectionId: string } | undefined) =>
    one && (() => void open(one.sectionId).catch((error) => toast.error(errorText(error))))
  const [previous, next] = [goTo(queue?.previousInfo[0]), goTo(queue?.nextInfo[0])]
  usePageKeys([
    { key: 'j', label: text('Next section'), run: () => showAt(at + 1) },
    { key: 'k', label: text('Previous section'), run: () => showAt(at - 1) },
    ...sections.map((_, index) => ({ key: String(index + 1), run: () => showAt(index) })),
    { key: 'n', label: text('Next company'), run: () => next?.() },
    { key: 'p', label: text('Previous company'), run: () => previous?.() },
  ])

  const own = review.now.flatMap(({ id }) => documents?.find(({ _id }) => _id === id) ?? [])
  const others = documents?.filter((one) => !own.includes(one)) ?? []
  const shown =
    (chosen?.section === review.section && documents?.find(({ _id }) => _id === chosen.documentId)) || own[0]
  const choose = (documentId: string) => setChosen({ section: review.section, documentId })
  const [nextCompany] = queue?.nextInfo ?? []

  return (
    <ReviewDesk
      data="fields"
      head={<CompanyHead company={company} sections={sections} queue={queue} previous={previous} next={next} />}
      queue={
        <ReviewQueue
          label={t('Sections')}
          open={review.section}
          entries={sections.map((one) => {
            const { tone } = stateOf(one)
            return {
              id: one.section,
              name: t(companySectionNames[one.section]),
              note: stateText(one),
              ...(tone === 'news' || tone === 'attention' ? { tone } : {}),
              icon: { mark: <StateIcon review={one} />, tone },
              to: paths.admin.viewCompany(company._id),
              search: { section: one.section },
            }
          })}
          hints={[
            { keys: ['J', 'K'], label: t('section') },
            { keys: ['?'], label: t('keys') },
          ]}
          foot={
            nextCompany && (
              <div className={classes.next}>
                <span>{t('Next company')}</span>
                <button type="button" onClick={next}>
                  <bdi>{nextCompany.name}</bdi>
                </button>
                <span>{t('{n} to decide', { n: formatNumber(nextCompany.toDecide) })}</span>
              </div>
            )
          }
        />
      }
      proof={
        <SectionProof
          company={company}
          section={review.section}
          documents={[...own, ...others]}
          shown={shown}
          choose={choose}
        />
      }
      bar={
        <SectionDecision
          key={review.section}
          companyId={company._id}
          review={review}
          sections={sections}
          nextCompany={nextCompany?.name}
        />
      }
    >
      <SectionData
        company={company}
        review={review}
        isSought={sought === review.section}
        show={choose}
        shown={shown?._id}
      />
    </ReviewDesk>
  )
}

/** Sections that changed since they were verified come first, then new ones, then the first of all. */
function firstOf(sections: SectionReview[]): SectionReview {
  const waiting = sections.filter(waits)
  return (waiting.find(({ before }) => before) ?? waiting[0] ?? sections[0]) as SectionReview
}
