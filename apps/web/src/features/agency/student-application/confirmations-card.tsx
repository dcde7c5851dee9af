import {
  type ConfirmationKind,
  confirmationKindNames,
  confirmationsOf,
} from '@corridor/contract/agency/student-application/kinds'
import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { Anchor } from '@mantine/core'
import { Suspense, useState } from 'react'
import { formatDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { useSection } from '../../../lib/record/frame/sections'
import { RecordCard } from '../../../lib/record/record-card'
import rows from '../../../lib/record/record-rows.module.css'
import { Badge } from '../../../ui/badge'

const ConfirmationDialog = late(() => import('./confirmation-dialog'))

const title = text('Confirmation')

interface CardProps {
  application: StudentApplicationRecord
  mayManage: boolean
}

/** The papers by which the place is confirmed, by the country's kinds; one that died with a deferral says so. */
export function Confirmations({ application, mayManage }: CardProps) {
  const { t } = useTranslation()
  const { confirmations, countryInfo } = application
  const [edited, setEdited] = useState<ConfirmationKind>()
  const [first] = confirmationsOf(countryInfo[0]?.code ?? null)
  const isHidden = useSection(title, {
    ...{ isPending: false, isEmpty: confirmations.length === 0 },
    add: mayManage && first !== undefined && { run: () => setEdited(first) },
  })
  const dialog = (
    <Suspense>
      {edited && <ConfirmationDialog application={application} kind={edited} close={() => setEdited(undefined)} />}
    </Suspense>
  )
  if (isHidden) return dialog
  return (
    <RecordCard
      title={title}
      place="confirmation"
      action={
        mayManage &&
        first && (
          <Anchor component="button" type="button" onClick={() => setEdited(first)}>
            {t('Add confirmation')}
          </Anchor>
        )
      }
    >
      <ul className={rows.rows}>
        {confirmations.map(({ _id, kind, number, lastDay, isDead }) => (
          <li key={_id} className={rows.row}>
            <span>{confirmationKindNames[kind]}</span>
            <bdi dir="ltr">{number}</bdi>
            {lastDay && <span className={rows.quiet}>{t('until {day}', { day: formatDate(lastDay) })}</span>}
            {isDead && <Badge tone="neutral">{t('died with the deferral')}</Badge>}
            {mayManage && !isDead && (
              <span className={rows.actions}>
                <Anchor
                  component="button"
                  type="button"
                  onClick={() => setEdited(kind)}
                  aria-label={t('Edit {name}', { name: confirmationKindNames[kind] })}
                >
                  {t('Edit')}
                </Anchor>
              </span>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </RecordCard>
  )
}
