import type { PaperBundle } from '@corridor/contract/agency/student-paper/bundle'
import { bundleGapNames } from '@corridor/contract/agency/student-paper/kinds'
import { useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import classes from './student-papers.module.css'

/** Names the papers that are not in a bundle, each with the reason. */
export function LeftOut({ parts }: Pick<PaperBundle, 'parts'>) {
  const { t } = useTranslation()
  const out = parts.flatMap(({ paper, name, leftOut }) => (leftOut ? [{ paper, name, leftOut }] : []))
  if (out.length === 0) return null
  return (
    <Message tone="attention">
      {t('Not included')}
      <ul className={classes.changes}>
        {out.map(({ paper, name, leftOut }) => (
          <li key={paper}>
            <bdi>{name}</bdi>: {t(bundleGapNames[leftOut])}
          </li>
        ))}
      </ul>
    </Message>
  )
}
