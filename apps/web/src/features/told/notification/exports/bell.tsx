import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, client } from '../../../../lib/call/client'
import { useLive } from '../../../../lib/call/live'
import { refresh } from '../../../../lib/call/query-client'
import { browserZone, formatCount } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { useLateMenu } from '../../../../lib/late/use-late-menu'
import { CountBubble } from '../../../../ui/count-bubble'
import classes from './bell.module.css'

const loadPanel = () => import('../bell-panel')

/** The bell of the header: how many notifications are unread, live, and behind it what they are. */
export function Bell() {
  const { t } = useTranslation()
  const { Part, menu, target, close } = useLateMenu(loadPanel, 'dialog')
  const count = useQuery(api.notification.count.queryOptions({ input: {} }))
  const unread = count.data?.unread ?? 0
  useLive('notification', true, () => void refresh(api.notification))
  useTellTimeZone(count.data?.timeZone)
  const shown = formatCount(unread)
  const name = unread > 0 ? t('Notifications, {n} unread', { n: shown }) : t('Notifications, none unread')
  return (
    <>
      <ActionIcon {...target} className={classes.bell} aria-label={name}>
        <IconBell size={18} aria-hidden />
        {unread > 0 && <CountBubble shown={shown} tone="danger" />}
      </ActionIcon>
      {Part && <Part {...menu} unread={unread} close={close} />}
    </>
  )
}

/** The daily letter comes in the morning of where the person was seen last. `kept` is undefined until it is known. */
function useTellTimeZone(kept: string | null | undefined): void {
  const [isTold, setIsTold] = useState(false)
  useEffect(() => {
    if (kept === undefined || isTold) return
    setIsTold(true)
    // A zone that the server does not know leaves the hour where it was.
    if (kept !== browserZone()) client.notification.saveTimeZone({ timeZone: browserZone() }).catch(() => undefined)
  }, [kept, isTold])
}
