import { type NotificationTab, notificationTabs } from '@corridor/contract/told/notification/kinds'
import { Button, Skeleton, Tabs, Title } from '@mantine/core'
import { IconBellOff, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { ListFailed } from '../../../lib/list/page/list-states'
import { paths } from '../../../paths'
import { NotificationRow } from './notification-row'
import classes from './panel.module.css'
import { useMark } from './use-mark'
import { tabHints, tabNames } from './words'

type Tab = NotificationTab | 'all'
const tabs: readonly Tab[] = ['all', ...notificationTabs]
const rowsMax = 20

interface PanelProps {
  unread: number
  close: () => void
}

/** The panel that the bell opens: the newest notifications in four tabs. */
export default function Panel({ unread, close }: PanelProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>('all')
  const { markAll } = useMark()
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2}>{t('Notifications')}</Title>
        {/* Not disabled: it would drop the focus at the moment it did its work, and Escape with it. */}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-disabled={unread === 0}
          {...(unread === 0 ? { 'data-disabled': true } : {})}
          onClick={() => unread > 0 && void markAll()}
        >
          {t('Mark all as read')}
        </Button>
        <Link
          to={paths.notificationSettings}
          className={classes.settings}
          aria-label={t('Notification settings')}
          onClick={close}
        >
          <IconSettings size={18} aria-hidden />
        </Link>
      </div>
      <Tabs value={tab} onChange={(value) => setTab(value as Tab)} keepMounted={false}>
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(tabNames[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((one) => (
          <Tabs.Panel key={one} value={one} className={classes.rows} tabIndex={-1}>
            <Rows tab={one} close={close} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <Link to={paths.notifications} className={classes.all} onClick={close}>
        {t('See all')}
      </Link>
    </div>
  )
}

function Rows({ tab, close }: { tab: Tab; close: () => void }) {
  const { t } = useTranslation()
  const { mark } = useMark()
  const filters = tab === 'all' ? {} : { tab }
  const query = useQuery(api.notification.list.queryOptions({ input: { limit: rowsMax, filters } }))
  const rows = query.data?.data
  if (query.error && !rows) return <ListFailed error={query.error} retry={() => void query.refetch()} />
  if (!rows) return <Waiting />
  if (rows.length === 0)
    return (
      <div className={classes.empty}>
        <IconBellOff size={32} stroke={1.5} aria-hidden />
        <strong>{t('No notifications')}</strong>
        <p>{t(tabHints[tab])}</p>
      </div>
    )
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row._id}>
          <NotificationRow
            row={row}
            open={() => {
              if (!row.readDate) void mark([row], true)
              if (row.path) close()
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('Loading...')} className={classes.waiting}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  )
}
