import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'
import { only } from '../../../lib/session/only'
import { Times } from './times'

export const Route = createFileRoute('/company/setup/times')({
  staticData: { title: 'Bookable times' },
  beforeLoad: only(access.bookableTimes.manage),
  component: TimesPage,
})

const description = text(
  'When you can be booked. Whoever gets a link from you chooses among these times, less what is planned already.',
)

function TimesPage() {
  return <Times description={description} />
}
