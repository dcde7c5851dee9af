import {
  type Delivery,
  deliveries,
  type NotificationTab,
  notificationFacts,
  notificationTabs,
  reaches,
} from '@corridor/contract/told/notification/kinds'
import type { NotificationSetting } from '@corridor/contract/told/notification/shapes'
import { NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { queryClient } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListFailed } from '../../../lib/list/page/list-states'
import { RecordCard } from '../../../lib/record/record-card'
import { homeArea } from '../../../lib/session/area'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import classes from './settings.module.css'
import { deliveryNames } from './words'

export const Route = createFileRoute('/account/notifications/settings')({
  staticData: { title: 'Notification settings' },
  component: SettingsPage,
})

const groups: Record<NotificationTab, string> = {
  inbox: text('Addressed to you alone'),
  team: text('About your company'),
  following: text('About records that you watch'),
}

/** How each kind of notification reaches the person. A choice is kept as it is made. */
function SettingsPage() {
  const { t } = useTranslation()
  const options = api.notification.settings.queryOptions({ input: {} })
  const query = useQuery(options)
  const area = homeArea(useSession()?.roles ?? [])
  const settings = query.data
  const shown = settings?.data.filter(({ kind }) => reaches(kind, area)) ?? []
  const tabs = notificationTabs.filter((tab) => shown.some(({ kind }) => notificationFacts[kind].tab === tab))

  async function choose(setting: NotificationSetting, delivery: Delivery) {
    try {
      queryClient.setQueryData(
        options.queryKey,
        await client.notification.saveSettings({ kind: setting.kind, delivery }),
      )
      toast.success(t('Settings saved'))
    } catch (error) {
      toast.error(errorText(error))
      await query.refetch()
    }
  }

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
          {tabs.map((tab) => (
            <RecordCard key={tab} title={groups[tab]}>
              {shown
                .filter(({ kind }) => notificationFacts[kind].tab === tab)
                .map((setting) => (
                  <Choice key={setting.kind} setting={setting} choose={(delivery) => void choose(setting, delivery)} />
                ))}
            </RecordCard>
          ))}
        </>
      )}
    </div>
  )
}

interface ChoiceProps {
  setting: NotificationSetting
  choose: (delivery: Delivery) => void
}

function Choice({ setting: { kind, delivery, isFixed }, choose }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      className={classes.choice}
      label={t(notificationFacts[kind].title)}
      description={isFixed ? t('You always get this one, in the app and by email.') : undefined}
      disabled={isFixed}
      value={delivery}
      data={deliveries.map((value) => ({ value, label: t(deliveryNames[value]) }))}
      onChange={(event) => choose(event.currentTarget.value as Delivery)}
    />
  )
}
