import type { SavedView } from '@corridor/contract/records/view/shapes'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { api, client } from '../../call/client'
import { refresh } from '../../call/query-client'
import { toast } from '../../feedback/toast'
import { errorText, useTranslation } from '../../language/i18n'
import { late } from '../../late/late'
import { useLateMenu } from '../../late/use-late-menu'
import { anyValue } from '../list-url'
import type { Filter, ListRow } from '../types'
import { type List, type ListViewing, withFilter } from '../use-list'
import classes from './list.module.css'

const loadItems = () => import('./view-items')
const ViewDialog = late(() => import('./view-dialog'))

interface ListViewsProps<Row extends ListRow> {
  list: List<Row>
  viewing: ListViewing
}

/** The list's own tabs, and its saved views: opening, saving, changing and deleting them. */
export function ListViews<Row extends ListRow>({ list, viewing }: ListViewsProps<Row>) {
  const { t } = useTranslation()
  const { Part, menu, target, isOpen } = useLateMenu(loadItems)
  const [dialog, setDialog] = useState<'save' | 'rename'>()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const query = useQuery({
    ...api.view.list.queryOptions({
      input: { filters: { list: viewing.list }, limit: -1, sortBy: 'name', sortDirection: 'asc' },
    }),
    enabled: isOpen || viewing.active !== '' || !isPhone,
  })
  const views = query.data?.data ?? []
  const active = views.find((view) => view._id === viewing.active)
  const isChanged = active !== undefined && !isSame(active.params, viewing.params)

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

  const own = isPhone ? undefined : Object.entries(list.filters).find(([, { isTabs }]) => isTabs)
  const tabs = isPhone ? [] : tabsOf(views, active, own ? 1 : tabsMax)
  const hasTabs = own !== undefined || tabs.length > 0
  return (
    <div className={classes.tabs}>
      {own && <OwnTabs list={list} viewing={viewing} isView={active !== undefined} name={own[0]} filter={own[1]} />}
      {!own && hasTabs && (
        <Tab isActive={!active} open={() => viewing.open()}>
          {t('All records')}
        </Tab>
      )}
      {tabs.map((view) => (
        <Tab key={view._id} isActive={view === active} open={() => viewing.open(view)}>
          <bdi>{view.name}</bdi>
          {view === active && isChanged && ` (${t('changed')})`}
        </Tab>
      ))}
      <Button
        {...target}
        size="compact-sm"
        variant={hasTabs ? 'subtle' : 'default'}
        className={classes.views}
        leftSection={<IconBookmark size={16} aria-hidden />}
        rightSection={<IconChevronDown size={16} aria-hidden />}
      >
        {isPhone && active ? active.name : t('Views')}
      </Button>
      {Part && (
        <Part
          {...menu}
          views={views}
          active={active}
          isChanged={isChanged}
          open={viewing.open}
          save={(view) => change(view, { params: viewing.params })}
          ask={setDialog}
          remove={remove}
        />
      )}
      {dialog && (
        <Suspense>
          <ViewDialog
            viewing={viewing}
            view={dialog === 'rename' ? active : undefined}
            close={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface OwnTabsProps<Row extends ListRow> extends ListViewsProps<Row> {
  isView: boolean
  name: string
  filter: Filter
}

/** The values of one filter as tabs. Search and further filters stay, unless a view set them. */
function OwnTabs<Row extends ListRow>({ list, viewing, isView, name, filter: { options = [] } }: OwnTabsProps<Row>) {
  const { t } = useTranslation()
  const any = viewing.usual[name] ? anyValue : ''
  const chosen = isView ? null : (list.state.filters[name] ?? any)
  const open = (value: string) => viewing.open({ params: withFilter(isView ? {} : viewing.params, name, value) })
  const all = { value: any, label: 'All' }
  return (any ? [...options, all] : [all, ...options]).map(({ value, label }) => (
    <Tab key={value} isActive={value === chosen} open={() => open(value)}>
      {t(label)}
    </Tab>
  ))
}

/** The tab of a view; the one that is open brings its list back to what was saved. */
function Tab({ isActive, open, children }: { isActive: boolean; open: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.tab} aria-current={isActive || undefined} onClick={open}>
      {children}
    </button>
  )
}

/** Tabs beside the one of all records; the other views stand in the menu. */
const tabsMax = 4

function tabsOf(views: readonly SavedView[], active: SavedView | undefined, max: number): readonly SavedView[] {
  const first = views.slice(0, max)
  return active && !first.includes(active) ? [...first.slice(0, -1), active] : first
}

const isSame = (kept: Record<string, string>, shown: Record<string, string>) =>
  JSON.stringify(Object.entries(kept).sort()) === JSON.stringify(Object.entries(shown).sort())
