import type { UserHistory as Line } from '@corridor/contract/people/user/shapes'
import { formatDateTime } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import classes from './user.module.css'

const actions: Record<string, string> = {
  'account.sign-up': text('Signed up'),
  'account.verify-email': text('Verified the e-mail address'),
  'account.change-password': text('Changed the password'),
  'account.reset-password': text('Set a new password by a link'),
  'account.make-administrator': text('Made the first administrator'),
  'session.choose-language': text('Chose another language'),
  'notification.choose-delivery': text('Changed notification settings'),
  'notification.choose-preset': text('Changed notification settings'),
  'notification.unsubscribe': text('Stopped the daily email'),
  'two-factor.confirm': text('Turned two-factor sign-in on'),
  'two-factor.renew-codes': text('Made new recovery codes'),
  'two-factor.turn-off': text('Turned two-factor sign-in off'),
  'user.join': text('Accepted an invitation'),
  'user.update': text('Edited the account'),
  'user.activate': text('Activated the account'),
  'user.deactivate': text('Deactivated the account'),
  'user.demote': text('Removed the administrator role'),
  'user.reset-two-factor': text('Reset two-factor sign-in'),
}

/** The history of an account, newest first. */
export function UserHistory({ history }: { history: readonly Line[] }) {
  const { t } = useTranslation()
  return (
    <RecordCard title="History">
      {history.length === 0 && <p>{t('No activity yet.')}</p>}
      <ol className={page.lines}>
        {history.map(({ _id, date, action, by }) => (
          <li key={_id}>
            <span>{t(actions[action] ?? action)}</span>
            <span className={classes.dim}>
              {by && <bdi>{by}</bdi>} {formatDateTime(date)}
            </span>
          </li>
        ))}
      </ol>
    </RecordCard>
  )
}
