import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../../lib/client'
import { useTranslation } from '../../../../lib/i18n'
import { ListFailed } from '../../../../lib/list/list-states'
import { RecordCard } from '../../../../lib/record/record-card'
import { useMay } from '../../../../lib/session'
import { DomainRow } from '../domain-row'
import classes from '../sending-domain.module.css'

const DomainDialog = lazy(() => import('../domain-dialog'))
const domainsMax = 100

/** The domains whose mail is signed, with what their DNS still lacks. */
export function SendingDomains() {
  const { t } = useTranslation()
  const mayManage = useMay(access.setup.manage)
  const [isAdding, setIsAdding] = useState(false)
  const input = { limit: domainsMax, sortBy: 'domain', sortDirection: 'asc' } as const
  const { data, error, refetch } = useQuery(api.sendingDomain.list.queryOptions({ input }))
  const rows = data?.data ?? []
  return (
    <div className={classes.card}>
      <RecordCard
        title="Sending domains"
        action={
          mayManage && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setIsAdding(true)}
            >
              {t('Add Domain')}
            </Button>
          )
        }
      >
        <p className={classes.words}>
          {t(
            'Mail from these domains is signed, so that it is known to be yours. Add each record where the domain is kept.',
          )}
        </p>
        {error && <ListFailed error={error} retry={() => void refetch()} />}
        {data && rows.length === 0 && <p className={classes.words}>{t('There is no sending domain yet.')}</p>}
        {rows.map((row) => (
          <DomainRow key={row._id} row={row} mayManage={mayManage} />
        ))}
      </RecordCard>
      {isAdding && (
        <Suspense>
          <DomainDialog close={() => setIsAdding(false)} />
        </Suspense>
      )}
    </div>
  )
}
