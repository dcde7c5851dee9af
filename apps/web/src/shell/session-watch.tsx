import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { queryClient } from '../lib/call/query-client'
import { toast } from '../lib/feedback/toast'
import { hasUnsaved } from '../lib/form/draft/unsaved'
import { t } from '../lib/language/i18n'
import { late } from '../lib/late/late'
import { areaOf, homeArea, isAccount, signInPath } from '../lib/session/area'
import { rememberReturnPath } from '../lib/session/return-path'
import { clearSession, type Session, useEndedSession, useSession } from '../lib/session/session'

const RenewSession = late(() => import('./renew-session'))

/** When a session ends under a page: sign in again over a form that would be lost, else on the sign-in page. */
export function SessionWatch() {
  const session = useSession()
  const ended = useEndedSession()
  const { href, pathname } = useLocation()
  const navigate = useNavigate()
  const [renewing, setRenewing] = useState<Session>()
  const last = useRef(session)
  const known = session ?? last.current
  const area = isAccount(pathname) && known ? homeArea(known.roles) : areaOf(pathname)

  useEffect(() => {
    const before = last.current
    last.current = session
    if (before && before.user._id !== session?.user._id) queryClient.clear()
    if (!area || (session && !ended)) {
      setRenewing(undefined)
      return
    }
    const lost = ended ?? before
    if (lost && hasUnsaved()) {
      setRenewing(lost)
      return
    }
    if (!ended && !before) return
    if (ended) {
      toast.warning(t('Please login to access this page'))
      rememberReturnPath(href)
      clearSession()
    }
    void navigate({ to: signInPath(area), replace: true })
  }, [session, ended, area, href, navigate])

  if (!renewing || !area) return null
  return (
    <Suspense>
      <RenewSession area={area} lost={renewing} />
    </Suspense>
  )
}
