import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../i18n'
import { toSearch } from '../search'
import type { RowAction } from './types'

/** What can be done with one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (actions.length === 0) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={t('Actions for {name}', { name })}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, to, search = {}, run, danger }) => (
          <Menu.Item
            key={label}
            leftSection={Icon && <Icon size={16} aria-hidden />}
            {...(danger ? { style: { color: 'var(--state-danger)' } } : {})}
            onClick={() => (to ? void navigate({ to, search: toSearch(search) }) : void run?.())}
          >
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
