import type { SavedView } from '@corridor/contract/records/view/shapes'
import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api, client } from '../client'
import { errorText, useTranslation } from '../i18n'
import { refresh } from '../query-client'
import { toast } from '../toast'
import classes from './list.module.css'
import type { ListViewing } from './use-list'

const ViewDialog = lazy(() => import('./view-dialog'))

/** The list's saved views: opening, saving, changing and deleting them. */
export function ListViews({ viewing }: { viewing: ListViewing }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [dialog, setDialog] = useState<'save' | 'rename'>()
  const query = useQuery({
    ...api.view.list.queryOptions({
      input: { filters: { list: viewing.list }, limit: -1, sortBy: 'name', sortDirection: 'asc' },
    }),
    enabled: isOpen || viewing.active !== '',
  })
  const views = query.data?.data ?? []
  const active = views.find((view) => view._id === viewing.active)
  const isChanged = active !== undefined && !isSame(active.params, viewing.params)
  const own = views.filter((view) => view.isOwn)
  const shared = views.filter((view) => !view.isOwn)

  async function run(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.view)
  }
  const change = (view: SavedView, values: object) =>
    run(async () => {
      await client.view.update({ id: view._id, version: view.version, ...values })
      toast.success(t('View saved'))
    })
  const remove = ({ _id, list, name, params, isShared }: SavedView) =>
    run(async () => {
      await client.view.delete({ id: _id })
      viewing.open()
      toast.undo(t('View "{name}" deleted', { name }), t('Undo'), () =>
        run(async () => {
          const { data } = await client.view.add({ list, name, params, isShared })
          viewing.open(data)
        }),
      )
    })
  const entry = (view: SavedView) => (
    <Menu.Item
      key={view._id}
      leftSection={<IconCheck size={16} aria-hidden className={view === active ? undefined : classes.unchecked} />}
      aria-current={view === active || undefined}
      onClick={() => viewing.open(view)}
    >
      {view.name}
      {!view.isOwn && <span className={classes.viewOwner}>{view.userInfo[0]?.name}</span>}
    </Menu.Item>
  )

  return (
    <>
      <Menu opened={isOpen} onChange={setIsOpen} position="bottom-start" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            className={classes.views}
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {active ? active.name : t('Views')}
            {isChanged && ` (${t('changed')})`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.viewMenu}>
          <Menu.Item
            leftSection={<IconCheck size={16} aria-hidden className={active ? classes.unchecked : undefined} />}
            onClick={() => viewing.open()}
          >
            {t('All records')}
          </Menu.Item>
          {own.length > 0 && <Menu.Label>{t('My views')}</Menu.Label>}
          {own.map(entry)}
          {shared.length > 0 && <Menu.Label>{t('Shared by colleagues')}</Menu.Label>}
          {shared.map(entry)}
          <Menu.Divider />
          {active?.isOwn && isChanged && (
            <Menu.Item onClick={() => change(active, { params: viewing.params })}>
              {t('Save changes to "{name}"', { name: active.name })}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setDialog('save')}>{t('Save as a new view')}</Menu.Item>
          {active?.isOwn && (
            <>
              <Menu.Item onClick={() => setDialog('rename')}>{t('Rename or share')}</Menu.Item>
              <Menu.Item style={{ color: 'var(--state-danger)' }} onClick={() => remove(active)}>
                {t('Delete view')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog && (
        <Suspense>
          <ViewDialog
            viewing={viewing}
            view={dialog === 'rename' ? active : undefined}
            close={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const isSame = (kept: Record<string, string>, shown: Record<string, string>) =>
  JSON.stringify(Object.entries(kept).sort()) === JSON.stringify(Object.entries(shown).sort())
