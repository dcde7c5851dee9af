import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { PageHeader } from '../../../ui/page-header'
import { DomainRow } from './domain-row'
import { isAwaited } from './return-addresses'
import classes from './sending-domain.module.css'

const DomainDialog = late(() => import('./domain-dialog'))
const domainsMax = 100
const askMs = 5_000

export const Route = createFileRoute('/company/mailbox/domains')({
  staticData: { title: 'Sending domains' },
  beforeLoad: only(access.mailboxes.read),
  component: SendingDomainsPage,
})

/** The domains whose mail is signed, with what their DNS still lacks. */
function SendingDomainsPage() {
  const { t } = useTranslation()
  const mayManage = useMay(access.setup.manage)
  const [isAdding, setIsAdding] = useState(false)
  const input = { limit: domainsMax, sortBy: 'domain', sortDirection: 'asc' } as const
  const query = useQuery({
    ...api.sendingDomain.list.queryOptions({ input }),
    refetchInterval: ({ state }) => (state.data?.data.some(isAwaited) ? askMs : false),
  })
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Sending domains')}
        description={t(
          'Mail from these domains is signed, so that it is known to be yours. Add each record where the domain is kept.',
        )}
      >
        {mayManage && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
            {t('Add Domain')}
          </Button>
        )}
      </PageHeader>
      <RecordQuery query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes.empty}>{t('There is no sending domain yet.')}</p>
          ) : (
            data.map((row) => <DomainRow key={row._id} row={row} mayManage={mayManage} />)
          )
        }
      </RecordQuery>
      {isAdding && (
        <Suspense>
          <DomainDialog close={() => setIsAdding(false)} />
        </Suspense>
      )}
    </div>
  )
}
