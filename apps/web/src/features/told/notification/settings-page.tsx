import {
  type Delivery,
  deliveryUnder,
  type NotificationTab,
  notificationFacts,
  notificationTabs,
  type Preset,
  presets,
  reaches,
} from '@corridor/contract/told/notification/kinds'
import type { NotificationSetting } from '@corridor/contract/told/notification/shapes'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { queryClient } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListFailed } from '../../../lib/list/page/list-states'
import { homeArea } from '../../../lib/session/area'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { DeliveryMatrix } from './delivery-matrix'
import classes from './settings.module.css'

export const Route = createFileRoute('/account/notifications/settings')({
  staticData: { title: 'Notification settings' },
  component: SettingsPage,
})

const groups: Record<NotificationTab, string> = {
  inbox: text('Addressed to you alone'),
  team: text('About your company'),
  following: text('About records that you watch'),
}

const presetNames: Record<Preset, string> = { quiet: text('Quiet'), normal: text('Normal'), all: text('All') }

/** How each kind of notification reaches the person. A choice is kept as it is made. */
function SettingsPage() {
  const { t } = useTranslation()
  const options = api.notification.settings.queryOptions({ input: {} })
  const query = useQuery(options)
  const area = homeArea(useSession()?.roles ?? [])
  const settings = query.data
  const shown = settings?.data.filter(({ kind }) => reaches(kind, area)) ?? []
  const tabs = notificationTabs.filter((tab) => shown.some(({ kind }) => notificationFacts[kind].tab === tab))

  const preset = presets.find((one) => shown.every(({ kind, delivery }) => delivery === deliveryUnder(one, kind)))

  async function save(saving: Promise<typeof settings>) {
    try {
      queryClient.setQueryData(options.queryKey, await saving)
      toast.success(t('Settings saved'))
    } catch (error) {
      toast.error(errorText(error))
      await query.refetch()
    }
  }
  const choose = (kind: NotificationSetting['kind'], delivery: Delivery) =>
    void save(client.notification.saveSettings({ kind, delivery }))

  return (
    <div className={classes.page}>
      <PageHeader title={t('Notification settings')} description={t('Choose how you get each kind of notification.')}>
        <ButtonLink to={paths.notifications} variant="default">
          {t('Notifications')}
        </ButtonLink>
      </PageHeader>
      {query.error && !settings && <ListFailed error={query.error} retry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={400} role="status" aria-label={t('Loading...')} />}
      {settings && (
        <>
          <p className={classes.words}>
            {t('The daily email is sent at 8 am your time ({zone}), only when there is something new.', {
              zone: settings.timeZone,
            })}
          </p>
          <SegmentedControl
            className={classes.presets ?? ''}
            aria-label={t('All at once')}
            value={preset ?? ''}
            data={presets.map((value) => ({ value, label: t(presetNames[value]) }))}
            onChange={(value) => void save(client.notification.savePreset({ preset: value as Preset }))}
          />
          {tabs.map((tab) => (
            <DeliveryMatrix
              key={tab}
              title={groups[tab]}
              settings={shown.filter(({ kind }) => notificationFacts[kind].tab === tab)}
              choose={choose}
            />
          ))}
        </>
      )}
    </div>
  )
}
