import type { DossierPart } from '@corridor/contract/flow/dossier/shapes'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { Badge } from '../../../ui/badge'
import classes from './dossier-contents.module.css'

/** The contents of the PDF, with the page on which each begins. */
export function DossierContents({ parts }: { parts: readonly DossierPart[] }) {
  const { t } = useTranslation()
  return (
    <RecordCard title="Contents">
      <ol className={classes.parts}>
        {parts.map(({ title, page, isSigned, isReadable }) => (
          <li key={page} className={classes.part}>
            <bdi>{title}</bdi>
            {isSigned && <Badge tone="news">{t('Was signed')}</Badge>}
            {!isReadable && <Badge tone="attention">{t('Could not be opened')}</Badge>}
            <span className={classes.page}>{t('Page {page}', { page: formatNumber(page) })}</span>
          </li>
        ))}
      </ol>
    </RecordCard>
  )
}
