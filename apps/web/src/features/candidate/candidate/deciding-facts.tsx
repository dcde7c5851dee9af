import type { CandidateRecord } from '@corridor/contract/candidate/candidate/shapes'
import { findHits } from '@corridor/contract/candidate/search/hits'
import { readQuery } from '@corridor/contract/candidate/search/query'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatNumber, formatShortDate } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { seededName } from '../../../lib/format/seeded-name'
import { type Translate, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { daysUntil, dayTone } from '../../../lib/record/frame/day-tone'
import { paths } from '../../../paths'
import classes from './candidate-record.module.css'
import { AvailabilityText } from './exports/availability'
import { hasRate, RateText } from './exports/rate'

const skillsShown = 14

const citizen = text('US Citizen')
/** A new authorization takes months: the last day of the old one is told long before. */
const authorizationDays = { attention: 120, danger: 30 }

/** Facts that decide whether somebody fits, in the order in which one asks. */
export function decidingFacts(
  candidate: CandidateRecord,
  query: string | undefined,
  mayManage: boolean,
  t: Translate,
): DecidingFact[] {
  const { workAuthorizationInfo, isUsCitizen, location, readyToRelocate, availability, skills } = candidate
  const { authorizationEnds, benchSince } = candidate
  const [authorization] = workAuthorizationInfo
  const add = mayManage && { to: paths.company.editCandidate(candidate._id) }
  return [
    {
      label: text('Work authorization'),
      value: authorization && seededName('work-authorization', authorization.name),
      note: isUsCitizen
        ? authorization?.name !== citizen && t(citizen)
        : authorizationEnds && <Ends day={authorizationEnds} />,
      tone: isUsCitizen ? undefined : dayTone(authorizationEnds, authorizationDays),
      add,
    },
    {
      label: text('Location'),
      value: location,
      note: t(readyToRelocate ? 'Ready to relocate' : 'Does not relocate'),
      add,
    },
    {
      label: text('Availability'),
      value: availability && <AvailabilityText value={availability} />,
      note: benchSince && t('On the bench since {date}', { date: formatShortDate(benchSince) }),
      add,
    },
    { label: text('Rate'), value: hasRate(candidate) && <RateText rate={candidate} />, add },
    {
      label: query ? text('Skills, found ones first') : text('Skills'),
      value: skills.length > 0 && <Skills skills={skills} query={query} />,
      isWide: true,
      add,
    },
  ]
}

/** The last day of a work authorization, and the days until then; one that has passed is said to have. */
function Ends({ day }: { day: string }) {
  const { t } = useTranslation()
  const left = daysUntil(day)
  if (left < 0) return t('Ended {date}', { date: formatShortDate(day) })
  return dotted(
    t('Ends {date}', { date: formatShortDate(day) }),
    left < authorizationDays.attention && t('{count} days left', { count: left, shown: formatNumber(left) }),
  )
}

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
