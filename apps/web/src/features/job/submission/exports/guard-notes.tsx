import { submissionStateNames } from '@corridor/contract/job/submission/kinds'
import type { Earlier } from '@corridor/contract/job/submission/shapes'
import { formatDate, ownerName } from '../../../../lib/format/format'
import { dotted } from '../../../../lib/format/isolated'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { Message } from '../../../../ui/message'
import classes from '../guard-notes.module.css'

const heads: Record<Earlier['why'], { head: string; tone: 'danger' | 'attention' | 'news' }> = {
  live: { head: text('Already submitted to this requirement'), tone: 'danger' },
  refused: { head: text('Was refused for this requirement'), tone: 'attention' },
  'same-client': { head: text('Was submitted to the same end client'), tone: 'attention' },
  'like-client': { head: text('Was submitted to a client of much the same name'), tone: 'attention' },
  ended: { head: text('Was submitted to this requirement before'), tone: 'news' },
}
const order = ['live', 'refused', 'same-client', 'like-client', 'ended'] as const

/** Warnings about a person and a job, the gravest first: who submitted them, when, and through whom. */
export function GuardNotes({ found }: { found: readonly Earlier[] }) {
  const { t } = useTranslation()
  return order.map((why) => {
    const rows = found.filter((row) => row.why === why)
    if (rows.length === 0) return null
    return (
      <Message key={why} tone={heads[why].tone}>
        <strong>{t(heads[why].head)}</strong>
        {rows.map((row) => (
          <span key={`${row.submission} ${row.day} ${row.state} ${row.unit}`} className={classes.row}>
            <EarlierText row={row} />
          </span>
        ))}
      </Message>
    )
  })
}

function EarlierText({ row }: { row: Earlier }) {
  const { t } = useTranslation()
  const { submission, unit, jobName, through, day, state, byInfo } = row
  if (submission === null)
    return unit ? t('Beyond what you see. Please ask {unit}', { unit }) : t('Beyond what you see. Please ask an Owner')
  return (
    <>
      <TextLink to={paths.company.viewSubmission(submission)}>
        <bdi>{jobName}</bdi>
      </TextLink>
      {' · '}
      {dotted(through, t(submissionStateNames[state]), formatDate(day), ownerName(byInfo))}
    </>
  )
}
