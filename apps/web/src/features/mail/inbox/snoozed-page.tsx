import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { InboxDesk } from './inbox-desk'

export const Route = createFileRoute('/company/inbox/snoozed')({
  staticData: { title: 'Snoozed conversations' },
  beforeLoad: only(access.inbox.read),
  component: () => <InboxDesk which="snoozed" />,
})
