import type { CompanySectionState } from '@corridor/contract/company/company/shapes'
import { companySectionNames } from '@corridor/contract/field/company-sections'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/link'
import { sectionStates } from '../../company/company/exports/section-states'
import { sectionPage } from '../today/exports/section-pages'
import classes from './verification.module.css'

/** Sections of the company's data with their verification, for those who can change them: the sections that there is a page for. */
export function Verification() {
  const { t } = useTranslation()
  const query = useQuery({
    ...api.company.sections.queryOptions({ input: {} }),
    select: ({ data }) => data.filter(({ section, state }) => sectionPage(section) || state !== 'not-submitted'),
    staleTime: 0,
  })
  return (
    <RecordCard title="Verification">
      <RecordQuery query={query}>
        {(sections) => (
          <>
            <p className={classes.sum}>
              {t('{n} of {total} sections are verified.', {
                n: sections.filter(({ state }) => state === 'verified').length,
                total: sections.length,
              })}
            </p>
            <ul className={classes.sections}>
              {sections.map((section) => (
                <Section key={section.section} section={section} />
              ))}
            </ul>
          </>
        )}
      </RecordQuery>
    </RecordCard>
  )
}

function Section({ section: { section, state, reason } }: { section: CompanySectionState }) {
  const { t } = useTranslation()
  const { label, tone } = sectionStates[state]
  const name = t(companySectionNames[section])
  const page = sectionPage(section)
  return (
    <li className={classes.section}>
      <span className={classes.name}>{name}</span>
      <Badge tone={tone}>{t(label)}</Badge>
      <span>
        {page && (
          <ButtonLink size="compact-sm" variant="subtle" {...page} aria-label={t('Change {name}', { name })}>
            {t('Change')}
          </ButtonLink>
        )}
      </span>
      {reason && (
        <p className={classes.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
    </li>
  )
}
