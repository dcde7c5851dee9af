import { Kbd, Modal } from '@mantine/core'
import { useShownKeys } from '../../lib/keys/page-keys'
import { useTranslation } from '../../lib/language/i18n'
import { text } from '../../lib/language/text'
import classes from './keys-dialog.module.css'
import type { Section } from './menus'

const keys = [
  { keys: ['Ctrl', 'K'], label: text('Search and commands') },
  { keys: ['/'], label: text('Search in the list') },
  { keys: ['j'], label: text('Next row') },
  { keys: ['k'], label: text('Previous row') },
  { keys: ['x'], label: text('Select the row') },
  { keys: ['Enter'], label: text('Open the row') },
  { keys: ['z'], label: text('Undo the deletion while its message shows') },
  { keys: ['Esc'], label: text('Close') },
  { keys: ['?'], label: text('Show these keys') },
]

interface KeysDialogProps {
  menu: readonly Section[]
  close: () => void
}

/** The keys of the page that stands, those of the whole product, and the letters that lead to its sections. */
export default function KeysDialog({ menu, close }: KeysDialogProps) {
  const { t } = useTranslation()
  const ofPage = useShownKeys().flatMap(({ key, label }) => (label ? [{ keys: [key], label }] : []))
  const others = keys.filter((entry) => !ofPage.some((own) => own.keys[0] === entry.keys[0]))
  const ways = menu.map(({ key, label }) => ({ keys: ['g', key], label }))
  return (
    <Modal opened onClose={close} title={t('Keys')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <KeyRows keys={[...ofPage, ...others]} />
      <h3 className={classes.heading}>{t('Go to…')}</h3>
      <KeyRows keys={ways} />
    </Modal>
  )
}

function KeyRows({ keys: rows }: { keys: readonly { keys: readonly string[]; label: string }[] }) {
  const { t } = useTranslation()
  return (
    <dl className={classes.keys}>
      {rows.map((entry) => (
        <div key={entry.label} className={classes.key}>
          <dt>{t(entry.label)}</dt>
          <dd dir="ltr">
            {entry.keys.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
