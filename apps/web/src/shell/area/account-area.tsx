import { createFileRoute } from '@tanstack/react-router'
import { LostPage } from '../../lib/page/lost-page'
import { homeArea } from '../../lib/session/area'
import { useSession } from '../../lib/session/session'
import { guardAccount } from '../guard'
import { AreaFrame } from './area-frame'

export const Route = createFileRoute('/account')({
  beforeLoad: guardAccount,
  component: AccountArea,
  notFoundComponent: LostPage,
})

/** One's own account, in the frame of the area that one works in. */
function AccountArea() {
  const session = useSession()
  return <AreaFrame area={homeArea(session?.roles ?? [])} />
}
