import type { CandidateRecord } from '@corridor/contract/candidate/candidate/shapes'
import { findHits } from '@corridor/contract/candidate/search/hits'
import { readQuery } from '@corridor/contract/candidate/search/query'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatDate, formatNumber, todayDate } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './candidate-record.module.css'
import { AvailabilityText } from './exports/availability'
import { hasRate, RateText } from './exports/rate'

const skillsShown = 14

interface DecidingFactsProps {
  candidate: CandidateRecord
  query: string | undefined
  mayManage: boolean
}

/** Facts that decide whether somebody fits, in the order in which one asks. */
export function DecidingFacts({ candidate, query, mayManage }: DecidingFactsProps) {
  const { t } = useTranslation()
  const { workAuthorizationInfo, isUsCitizen, location, readyToRelocate, availability, skills } = candidate
  const { authorizationEnds, benchSince } = candidate
  const authorization = workAuthorizationInfo[0]
  const unknown = (
    <span className={classes.unknown}>
      {t('Not known')} {mayManage && <TextLink to={paths.company.editCandidate(candidate._id)}>{t('Add')}</TextLink>}
    </span>
  )
  return (
    <dl className={classes.facts} aria-label={t('Details')}>
      <Fact
        label={t('Work authorization')}
        note={isUsCitizen ? t('US Citizen') : authorizationEnds && <Ends day={authorizationEnds} />}
      >
        {authorization ? seededName('work-authorization', authorization.name) : unknown}
      </Fact>
      <Fact label={t('Location')} note={t(readyToRelocate ? 'Ready to relocate' : 'Does not relocate')}>
        {location ?? unknown}
      </Fact>
      <Fact
        label={t('Availability')}
        note={benchSince && t('On the bench since {date}', { date: formatDate(benchSince) })}
      >
        {availability ? <AvailabilityText value={availability} /> : unknown}
      </Fact>
      <Fact label={t('Rate')}>{hasRate(candidate) ? <RateText rate={candidate} /> : unknown}</Fact>
      <Fact label={t(query ? 'Skills, found ones first' : 'Skills')} isWide>
        {skills.length > 0 ? <Skills skills={skills} query={query} /> : unknown}
      </Fact>
    </dl>
  )
}

/** The last day of a work authorization; one that has passed is said to have. */
function Ends({ day }: { day: string }) {
  const { t } = useTranslation()
  const words = day < todayDate() ? text('Ended {date}') : text('Ends {date}')
  return t(words, { date: formatDate(day) })
}

interface FactProps {
  label: string
  note?: ReactNode
  isWide?: boolean
  children: ReactNode
}

const Fact = ({ label, note, isWide, children }: FactProps) => (
  <div className={classes.fact} data-wide={isWide}>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {note && <dd className={classes.note}>{note}</dd>}
  </div>
)

function Skills({ skills, query }: { skills: readonly string[]; query: string | undefined }) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const { tree } = readQuery(query ?? '')
  const isFound = (skill: string) => tree !== undefined && findHits(skill, tree, 1).length > 0
  const sorted = [...skills.filter(isFound), ...skills.filter((skill) => !isFound(skill))]
  const shown = isWhole ? sorted : sorted.slice(0, skillsShown)
  return (
    <ul className={classes.skills}>
      {shown.map((skill) => (
        <li key={skill} data-found={isFound(skill) || undefined}>
          <bdi>{skill}</bdi>
        </li>
      ))}
      {sorted.length > shown.length && (
        <li className={classes.more}>
          <Button size="compact-xs" variant="subtle" onClick={() => setIsWhole(true)}>
            {t('{n} more', { n: formatNumber(sorted.length - shown.length) })}
          </Button>
        </li>
      )}
    </ul>
  )
}
