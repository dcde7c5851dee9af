import type { Finding } from '@corridor/contract/student/enrolment/finding'
import type { FindingWeight } from '@corridor/contract/student/enrolment/kinds'
import { Anchor } from '@mantine/core'
import { IconAlertTriangle, IconExternalLink, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { toSearch } from '../../../lib/page/search'
import { TextLink } from '../../../ui/link'
import classes from './finding-line.module.css'
import { type Judged, type Place, placeWords, wayToPlace } from './finding-ways'
import { findingWords } from './finding-words'

const weightNames: Record<FindingWeight, string> = { block: text('Must be mended'), warn: text('Please check') }

interface FindingLineProps {
  finding: Finding
  student: Judged
  /** Steps are forms: they open for those alone who manage students. */
  mayManage: boolean
}

/** One finding: what it weighs, its sentence as the way to its field, the place that it contradicts, and who asks for it. */
export function FindingLine({ finding, student, mayManage }: FindingLineProps) {
  const { t } = useTranslation()
  const { weight, other, source } = finding
  const Icon = weight === 'block' ? IconAlertTriangle : IconInfoCircle
  return (
    <li className={classes.line}>
      <span className={classes.weight} data-weight={weight}>
        <Icon size={16} aria-hidden />
        {t(weightNames[weight])}
      </span>
      <span className={classes.words}>
        <WayTo place={finding} student={student} mayManage={mayManage}>
          {findingWords(finding, t)}
        </WayTo>
        {other && (
          <span className={classes.beside}>
            {t('Compare')}{' '}
            <WayTo place={other} student={student} mayManage={mayManage}>
              <bdi>{placeWords(other, t)}</bdi>
            </WayTo>
          </span>
        )}
        {source && (
          <span className={classes.beside}>
            <Anchor inherit href={source.url} target="_blank" rel="noreferrer noopener">
              <bdi>{source.name}</bdi> <IconExternalLink size={14} aria-label={t('Opens in a new tab')} />
            </Anchor>{' '}
            <bdi>{t('as of {date}', { date: formatDate(source.since) })}</bdi>
          </span>
        )}
      </span>
    </li>
  )
}

interface WayToProps {
  place: Place
  student: Judged
  mayManage: boolean
  children: ReactNode
}

function WayTo({ place, student, mayManage, children }: WayToProps) {
  const way = wayToPlace(student, place)
  if (!way || (!mayManage && 'field' in way.search)) return children
  return (
    <TextLink to={way.to} search={toSearch(way.search)}>
      {children}
    </TextLink>
  )
}
