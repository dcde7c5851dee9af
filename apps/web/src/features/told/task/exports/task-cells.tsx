import type { Task } from '@corridor/contract/told/task/shapes'
import { formatDate, formatDateTime } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { Badge } from '../../../../ui/badge'
import { TextLink } from '../../../../ui/link'
import classes from './task-cells.module.css'
import { useTaskTitle } from './task-title'

/** The task, with its note below. */
export function TaskTitle({ row }: { row: Task }) {
  const title = useTaskTitle()(row)
  return (
    <span className={classes.title} data-done={row.doneDate ? '' : undefined}>
      <span dir="auto">{title}</span>
      {row.note && (
        <span className={classes.note} dir="auto">
          {row.note}
        </span>
      )}
    </span>
  )
}

/** The record that a task is about, as the way to it. */
export const TaskRecord = ({ row }: { row: Task }) =>
  row.path && (
    <TextLink to={row.path}>
      <bdi>{row.recordName}</bdi>
    </TextLink>
  )

/** The day until which it is to be done, and whether that is over. */
export function DueDay({ row }: { row: Task }) {
  const { t } = useTranslation()
  if (!row.dueDate) return null
  return (
    <span className={classes.due}>
      {formatDate(row.dueDate)} {row.isOverdue && <Badge tone="danger">{t('Overdue')}</Badge>}
    </span>
  )
}

export const ReminderTime = ({ row }: { row: Task }) =>
  row.remindDate && <time dateTime={row.remindDate}>{formatDateTime(row.remindDate)}</time>
