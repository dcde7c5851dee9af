import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useTranslation } from '../../language/i18n'
import { useLateMenu } from '../../late/use-late-menu'
import type { RowAction } from '../types'

const loadItems = () => import('./row-menu-items')

/** Actions on one row. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation()
  const { Part, menu, target } = useLateMenu(loadItems)
  if (actions.length === 0) return null
  return (
    <>
      <ActionIcon {...target} aria-label={t('Actions for {name}', { name })}>
        <IconDotsVertical size={18} aria-hidden />
      </ActionIcon>
      {Part && <Part {...menu} actions={actions} />}
    </>
  )
}
