import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { useLive } from '../../../../lib/call/live'
import { refresh } from '../../../../lib/call/query-client'
import { formatCount } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { CountBubble } from '../../../../ui/count-bubble'

/** How many conversations wait that nobody read, live, at the corner of an icon: '12', '99+'; nothing if there are none. */
export default function Unread() {
  const { t } = useTranslation()
  const { data } = useQuery(api.inbox.unread.queryOptions({ input: {} }))
  useLive('inbox', true, () => void refresh(api.inbox.unread))
  if (!data || data.unread === 0) return null
  const shown = formatCount(data.unread)
  const said = t('Unread conversations: {n}', { n: shown })
  return (
    <>
      <CountBubble shown={shown} tone="accent" title={said} />
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  )
}
