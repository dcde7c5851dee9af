import { Menu, type MenuProps } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { KeyHint } from '../../keys/key-hint'
import { useTranslation } from '../../language/i18n'
import { AnchoredMenu } from '../../late/anchored'
import type { LateMenuProps } from '../../late/use-late-menu'
import { toSearch } from '../../page/search'
import type { RowAction } from '../types'

interface RowMenuItemsProps extends LateMenuProps {
  actions: readonly RowAction[]
  position?: MenuProps['position']
}

/** The actions of one row, or of a list, as a menu. */
export default function RowMenuItems({ actions, position = 'bottom-end', ...menu }: RowMenuItemsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <AnchoredMenu {...menu} position={position}>
      {actions.map(({ label, icon: Icon, to, search = {}, run, hotkey, danger }) => (
        <Menu.Item
          key={label}
          leftSection={Icon && <Icon size={16} aria-hidden />}
          rightSection={hotkey && <KeyHint keys={hotkey.toUpperCase()} />}
          {...(danger ? { style: { color: 'var(--state-danger)' } } : {})}
          onClick={() => (to ? void navigate({ to, search: toSearch(search) }) : void run?.())}
        >
          {t(label)}
        </Menu.Item>
      ))}
    </AnchoredMenu>
  )
}
