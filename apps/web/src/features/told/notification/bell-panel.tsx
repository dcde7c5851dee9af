import { useTranslation } from '../../../lib/language/i18n'
import { AnchoredPanel } from '../../../lib/late/anchored'
import type { LateMenuProps } from '../../../lib/late/use-late-menu'
import classes from './exports/bell.module.css'
import Panel from './panel'

interface BellPanelProps extends LateMenuProps {
  unread: number
  close: () => void
}

/** The panel behind the bell. */
export default function BellPanel({ unread, close, ...menu }: BellPanelProps) {
  const { t } = useTranslation()
  return (
    <AnchoredPanel
      {...menu}
      label={t('Notifications')}
      className={classes.dropdown}
      position="bottom-end"
      offset={8}
      radius="lg"
    >
      <Panel unread={unread} close={close} />
    </AnchoredPanel>
  )
}
