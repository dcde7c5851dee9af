import type { Intake } from '@corridor/contract/agency/intake/shapes'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { api } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { RowMenu } from '../../../../lib/list/row/row-menu'
import { useRemoval } from '../../../../lib/list/row/use-removal'
import rows from '../../../../lib/record/record-rows.module.css'
import classes from '../intakes.module.css'
import { DeadlineText } from './deadline-text'

interface IntakesProps {
  /** Undefined while they are on their way. */
  intakes: Intake[] | undefined
  /** For those who manage them. */
  edit: ((intake: Intake) => void) | undefined
  /** Said if there are none. */
  empty: string
}

/** Intakes of one programme, the nearest first: when each begins, opens, and until when one applies. */
export function Intakes({ intakes, edit, empty }: IntakesProps) {
  const { t } = useTranslation()
  const remove = useRemoval<Intake>(api.intake.delete, {
    title: t('Delete Intake'),
    question: t('Are you sure you want to delete this intake?'),
    nameOf: (row) => formatDate(row.startDate),
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll: () => refresh(api.intake, api.programme, api.institution, api.bin),
  })
  if (!intakes) return null
  if (intakes.length === 0) return <p className={rows.quiet}>{empty}</p>
  return (
    <ul className={classes.intakes}>
      {intakes.map((intake) => (
        <li key={intake._id} className={classes.intake}>
          <span className={classes.days}>
            <span>{t('Starts {day}', { day: formatDate(intake.startDate) })}</span>
            {intake.openDate && (
              <span className={rows.quiet}>{t('Opens {day}', { day: formatDate(intake.openDate) })}</span>
            )}
            <DeadlineText intake={intake} />
          </span>
          {edit && (
            <RowMenu
              name={t('Intake of {day}', { day: formatDate(intake.startDate) })}
              actions={[
                { label: text('Edit'), icon: IconPencil, run: () => edit(intake) },
                { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(intake) },
              ]}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
