import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'
import { only } from '../../../lib/session/only'
import { Times } from './times'

export const Route = createFileRoute('/admin/leads/times')({
  staticData: { title: 'Bookable times' },
  beforeLoad: only(access.bookableTimes.manage),
  component: AdminTimesPage,
})

const description = text(
  'When visitors of the public site can book a free consultation with you, less what is booked already.',
)

function AdminTimesPage() {
  return <Times description={description} />
}
