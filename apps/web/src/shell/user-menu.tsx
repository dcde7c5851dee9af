import { formatName } from '../lib/format/format'
import { useTranslation } from '../lib/language/i18n'
import { useLateMenu } from '../lib/late/use-late-menu'
import type { Session } from '../lib/session/session'
import classes from './user-menu.module.css'

const loadItems = () => import('./user-menu-items')

/** The button of who is signed in. */
export function UserMenu({ session }: { session: Session }) {
  const { t } = useTranslation()
  const { user } = session
  const { Part, menu, target } = useLateMenu(loadItems)
  const name = formatName(user)
  const short = initials(user)
  return (
    <>
      <button
        type="button"
        {...target}
        className={classes.button}
        aria-label={t('Account of {name}', { name: `${name} (${short})` })}
      >
        <span aria-hidden>{short}</span>
      </button>
      {Part && <Part {...menu} session={session} />}
    </>
  )
}

const initials = ({ firstName, lastName }: Session['user']) =>
  [firstName, lastName]
    .map((part) => [...part][0] ?? '')
    .join('')
    .toLocaleUpperCase()
