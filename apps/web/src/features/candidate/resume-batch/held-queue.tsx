import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { useTranslation } from '../../../lib/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './compare.module.css'
import { reasonText } from './reason-text'

interface HeldQueueProps {
  files: readonly ResumeBatchFile[]
  /** The one that is open. */
  id: string
}

/** The files of a batch that can be compared, each with its reason: where somebody is among them. */
export function HeldQueue({ files, id }: HeldQueueProps) {
  const { t } = useTranslation()
  return (
    <nav className={classes.queue} aria-label={t('Held back')}>
      {files.map(({ _id, name, reason }) => (
        <div key={_id} className={classes.queued} data-open={_id === id || undefined}>
          <TextLink to={paths.company.compareResume(_id)} {...(_id === id ? { 'aria-current': 'page' as const } : {})}>
            <bdi>{name}</bdi>
          </TextLink>
          <span className={classes.quiet}>{reason && reasonText(reason)}</span>
        </div>
      ))}
    </nav>
  )
}
