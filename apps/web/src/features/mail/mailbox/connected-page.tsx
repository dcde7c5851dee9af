import { access } from '@corridor/contract/wire/access'
import { Loader } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { NoticePage } from '../../../ui/notice-page'

export const Route = createFileRoute('/company/mailbox/connected')({
  staticData: { title: 'Connect a mailbox' },
  beforeLoad: only(access.mailboxes.manage),
  component: ConnectedPage,
})

/** The page to which a provider sends its person back. Its message counts once, and leaves the address bar. */
function ConnectedPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what came back is used up by it.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const came = new URLSearchParams(location.search)
    history.replaceState(history.state, '', location.pathname)
    void finish(came)
  }, [])

  async function finish(came: URLSearchParams) {
    const [state, code] = [came.get('state') ?? '', came.get('code') ?? '']
    const refusal = (came.get('error_description') ?? came.get('error') ?? '').slice(0, 500)
    if (!state) return setFailure(t('This sign-in was not begun here, or it took too long. Please start again'))
    try {
      await client.mailbox.finishConsent({ state, code, refusal })
      toast.success(t('Mailbox connected'))
      await refresh(api.mailbox)
      await navigate({ to: paths.company.listMailbox, replace: true })
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  if (failure === undefined)
    return (
      <NoticePage title={t('Connecting...')} actions={<Loader role="status" aria-label={t('Connecting...')} />}>
        {t('The servers of your mailbox are tried. This takes a few seconds.')}
      </NoticePage>
    )
  return (
    <NoticePage
      title={t('The mailbox was not connected')}
      actions={<ButtonLink to={paths.company.listMailbox}>{t('Mailboxes')}</ButtonLink>}
    >
      {failure}
    </NoticePage>
  )
}
