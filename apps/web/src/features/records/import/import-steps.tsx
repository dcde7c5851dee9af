import type { Import } from '@corridor/contract/records/import/shapes'
import { useState } from 'react'
import { faultText } from '../../../lib/language/fault-text'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { CheckedStep } from './checked-step'
import { EndedStep } from './ended-step'
import classes from './import.module.css'
import { MappingStep } from './mapping-step'
import { WorkProgress } from './work-progress'

/** The page of an import in each of its states. */
export function ImportSteps({ found }: { found: Import }) {
  const [isMappingAgain, setIsMappingAgain] = useState(false)
  const { counts } = found
  const { rows, waiting, ready, added, skipped, failed, removed, kept } = counts
  switch (found.status) {
    case 'failed':
      return <Failed found={found} />
    case 'reading':
      return <WorkProgress label={text('Reading the file')} done={rows} total={undefined} />
    case 'checking':
      return <WorkProgress id={found._id} label={text('Checking the rows')} done={rows - waiting} total={rows} />
    case 'running':
      return (
        <WorkProgress
          id={found._id}
          label={text('Adding the records')}
          done={added + skipped + failed}
          total={ready + added + skipped + failed}
        />
      )
    case 'undoing':
      return (
        <WorkProgress
          id={found._id}
          label={text('Undoing the import')}
          done={removed + kept}
          total={added + removed + kept}
        />
      )
    case 'mapping':
      return <MappingStep found={found} />
    case 'checked':
      if (isMappingAgain) return <MappingStep found={found} back={() => setIsMappingAgain(false)} />
      return <CheckedStep found={found} mapAgain={() => setIsMappingAgain(true)} />
    default:
      return <EndedStep found={found} />
  }
}

function Failed({ found }: { found: Import }) {
  const { t } = useTranslation()
  return (
    <div className={classes.card}>
      <Message tone="danger">{found.reason && faultText(found.reason)}</Message>
      <div>
        <ButtonLink to={paths.addImport(found.kind)}>{t('Choose another file')}</ButtonLink>
      </div>
    </div>
  )
}
