import type { ChecklistRow } from '@corridor/contract/agency/checklist/shapes'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Lines } from '../../../lib/record/frame/sections'
import classes from './checklist.module.css'
import { RevisionLine } from './exports/revision-line'

interface HistoryDialogProps {
  country: string
  info: ChecklistRow['countryInfo']
  close: () => void
}

/** Changes of the checklist of a country, newest first. */
export default function HistoryDialog({ country, info, close }: HistoryDialogProps) {
  const { t } = useTranslation()
  const { data, error, isPending } = useQuery(api.checklist.history.queryOptions({ input: { country } }))
  const [named] = info
  return (
    <Modal
      opened
      onClose={close}
      title={t('Checklist of {name}', { name: named ? countryName(named) : '' })}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {isPending && <Lines />}
      {error && <p>{errorText(error)}</p>}
      {data && (
        <ul className={classes.revisions}>
          {data.data.map((revision) => (
            <RevisionLine key={revision.number} revision={revision} />
          ))}
        </ul>
      )}
    </Modal>
  )
}
