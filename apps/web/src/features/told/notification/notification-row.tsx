import type { Notification } from '@corridor/contract/told/notification/shapes'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { useNoticeText } from './exports/notice-text'
import classes from './panel.module.css'
import { kindIcons } from './words'

/** A notification in the bell: what happened, when, and whether it is new. It opens what it is about. */
export function NotificationRow({ row, open }: { row: Notification; open: () => void }) {
  const { t } = useTranslation()
  const toText = useNoticeText()
  const Icon = kindIcons[row.kind]
  const content = (
    <>
      <span className={classes.icon}>
        <Icon size={18} aria-hidden />
      </span>
      <span className={classes.words}>
        <span dir="auto">{toText(row)}</span>
        <ShortDate value={row.createDate} />
      </span>
      {!row.readDate && (
        <>
          <span className={classes.mark} aria-hidden />
          <VisuallyHidden>{t('Unread')}</VisuallyHidden>
        </>
      )}
    </>
  )
  const shared = { className: classes.row, 'data-unread': row.readDate ? undefined : true, onClick: open }
  if (row.path)
    return (
      <Link to={row.path} {...shared}>
        {content}
      </Link>
    )
  return (
    <button type="button" {...shared}>
      {content}
    </button>
  )
}
