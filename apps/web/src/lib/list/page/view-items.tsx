import type { SavedView } from '@corridor/contract/records/view/shapes'
import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { ownerName } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import { AnchoredMenu } from '../../late/anchored'
import type { LateMenuProps } from '../../late/use-late-menu'
import classes from './list.module.css'

interface ViewItemsProps extends LateMenuProps {
  views: readonly SavedView[]
  active: SavedView | undefined
  isChanged: boolean
  open: (view?: SavedView) => void
  save: (view: SavedView) => unknown
  ask: (dialog: 'save' | 'rename') => void
  remove: (view: SavedView) => unknown
}

/** The saved views as a menu, and what can be done with the one that is open. */
export default function ViewItems({ views, active, isChanged, open, save, ask, remove, ...menu }: ViewItemsProps) {
  const { t } = useTranslation()
  const own = views.filter((view) => view.isOwn)
  const shared = views.filter((view) => !view.isOwn)
  const entry = (view: SavedView) => (
    <Menu.Item
      key={view._id}
      leftSection={<IconCheck size={16} aria-hidden className={view === active ? undefined : classes.unchecked} />}
      aria-current={view === active || undefined}
      onClick={() => open(view)}
    >
      {view.name}
      {!view.isOwn && <span className={classes.viewOwner}>{ownerName(view.userInfo)}</span>}
    </Menu.Item>
  )

  return (
    <AnchoredMenu {...menu} position="bottom-start" className={classes.viewMenu}>
      <Menu.Item
        leftSection={<IconCheck size={16} aria-hidden className={active ? classes.unchecked : undefined} />}
        onClick={() => open()}
      >
        {t('All records')}
      </Menu.Item>
      {own.length > 0 && <Menu.Label>{t('My views')}</Menu.Label>}
      {own.map(entry)}
      {shared.length > 0 && <Menu.Label>{t('Shared by colleagues')}</Menu.Label>}
      {shared.map(entry)}
      <Menu.Divider />
      {active?.isOwn && isChanged && (
        <Menu.Item onClick={() => save(active)}>{t('Save changes to "{name}"', { name: active.name })}</Menu.Item>
      )}
      <Menu.Item onClick={() => ask('save')}>{t('Save as a new view')}</Menu.Item>
      {active?.isOwn && (
        <>
          <Menu.Item onClick={() => ask('rename')}>{t('Rename or share')}</Menu.Item>
          <Menu.Item style={{ color: 'var(--state-danger)' }} onClick={() => remove(active)}>
            {t('Delete view')}
          </Menu.Item>
        </>
      )}
    </AnchoredMenu>
  )
}
