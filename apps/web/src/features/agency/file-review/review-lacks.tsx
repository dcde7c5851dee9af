import { type ReviewLack, reviewedFieldNames, reviewLackNames } from '@corridor/contract/agency/file-review/kinds'
import type { FileStanding } from '@corridor/contract/agency/file-review/shapes'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { formatName, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './review.module.css'

/** List of what keeps a file from being submitted, each with the way to mend it. */
export function ReviewLacks({ standing }: { standing: FileStanding }) {
  const { t } = useTranslation()
  const { lacks, authors, isFirmOfOne } = standing
  if (lacks.length === 0)
    return (
      <p className={classes.lack} data-good>
        <IconCircleCheck size={18} aria-hidden />
        {isFirmOfOne
          ? t('Nothing is missing. This firm has nobody else to review.')
          : t('Reviewed: it can be submitted.')}
      </p>
    )
  return (
    <ul className={classes.lacks} aria-label={t('Missing before it is submitted')}>
      {lacks.map((lack) => (
        <li key={lack} className={classes.lack}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            <Lack lack={lack} standing={standing} />
          </span>
        </li>
      ))}
      {(lacks.includes('not-reviewed') || lacks.includes('changed')) && authors.length > 0 && (
        <li className={classes.authors}>
          {t('Not by {names}, who filled it in', { names: authors.map((one) => formatName(one)).join(', ') })}
        </li>
      )}
    </ul>
  )
}

function Lack({ lack, standing }: { lack: ReviewLack; standing: FileStanding }) {
  const { t } = useTranslation()
  const { student, findings, openComments, changed } = standing
  const summary = paths.company.enrolmentSummary(student)
  switch (lack) {
    case 'blocked':
      return (
        <TextLink to={summary}>{t('Entries to correct in the summary: {n}', { n: formatNumber(findings) })}</TextLink>
      )
    case 'not-declared':
      return <TextLink to={summary}>{t(reviewLackNames[lack])}</TextLink>
    case 'comments':
      return t('Comments without an answer: {n}', { n: formatNumber(openComments) })
    case 'changed':
      return t('Changed since the approval: {fields}', {
        fields: changed.map((field) => t(reviewedFieldNames[field])).join(', '),
      })
    default:
      return t(reviewLackNames[lack])
  }
}
