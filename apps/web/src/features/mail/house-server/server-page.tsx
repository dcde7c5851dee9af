import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import { SendTest } from './send-test'
import { ServerForm } from './server-form'

export const Route = createFileRoute('/admin/email/')({
  staticData: { title: 'Email of this installation' },
  beforeLoad: only(access.houseServer.manage),
  component: HouseServerPage,
})

function HouseServerPage() {
  const { t } = useTranslation()
  const query = useQuery({ ...api.houseServer.view.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <RecordQuery query={query}>
      {({ data: { isByEnvironment, server } }) =>
        isByEnvironment ? (
          <>
            <PageHeader title={t('Email of this installation')} />
            <Message tone="news">
              {t(
                'SMTP_URL in the environment of this installation names the mail server. It can be changed there alone.',
              )}
            </Message>
            <SendTest />
          </>
        ) : (
          <>
            <ServerForm key={server?.version ?? 0} server={server} />
            {server && <SendTest />}
          </>
        )
      }
    </RecordQuery>
  )
}
