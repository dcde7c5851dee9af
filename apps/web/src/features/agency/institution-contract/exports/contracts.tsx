import type { Institution } from '@corridor/contract/agency/institution/shapes'
import type { InstitutionContract } from '@corridor/contract/agency/institution-contract/shapes'
import { access } from '@corridor/contract/wire/access'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { formatDate } from '../../../../lib/format/format'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { late } from '../../../../lib/late/late'
import { useRemoval } from '../../../../lib/list/row/use-removal'
import { useSection } from '../../../../lib/record/frame/sections'
import { RecordCard } from '../../../../lib/record/record-card'
import rows from '../../../../lib/record/record-rows.module.css'
import { useMay } from '../../../../lib/session/session'
import { ContractRow } from '../contract-row'

const ContractDialog = late(() => import('../contract-dialog'))

const title = text('Contracts')
const shownMax = 100

/** Contracts of an institution, the latest first, for those who may read them; an Owner manages them. */
export default function Contracts({ institution }: { institution: Institution }) {
  const { t } = useTranslation()
  const mayManage = useMay(access.institutionContracts.manage)
  const [open, setOpen] = useState<'new' | InstitutionContract>()
  const { data, error, isPending } = useQuery(
    api.institutionContract.list.queryOptions({
      input: {
        filters: { institution: institution._id },
        ...{ limit: shownMax, sortBy: 'startDate', sortDirection: 'desc' },
      },
    }),
  )
  const remove = useRemoval<InstitutionContract>(api.institutionContract.delete, {
    title: t('Delete Contract'),
    question: t('Are you sure you want to delete this contract?'),
    nameOf: (row) => formatDate(row.startDate),
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll: () => refresh(api.institutionContract, api.institution, api.bin),
  })
  const add = () => setOpen('new')
  const isHidden = useSection(title, {
    isPending,
    isEmpty: data?.totalDocs === 0,
    add: mayManage && { run: add },
    words: text('Contract'),
  })
  return (
    <>
      {!isHidden && (
        <RecordCard
          title={title}
          place="contracts"
          action={
            mayManage && (
              <Anchor component="button" type="button" onClick={add}>
                {t('Add Contract')}
              </Anchor>
            )
          }
        >
          {error && <p>{errorText(error)}</p>}
          <ul className={rows.rows}>
            {data?.data.map((contract) => (
              <ContractRow
                key={contract._id}
                contract={contract}
                actions={mayManage ? { edit: () => setOpen(contract), remove: () => remove(contract) } : undefined}
              />
            ))}
          </ul>
        </RecordCard>
      )}
      <Suspense>
        {open && (
          <ContractDialog
            institutionId={institution._id}
            contract={open === 'new' ? undefined : open}
            close={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
