import type { Presentation } from '@corridor/contract/sales/presentation/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button, Modal } from '@mantine/core'
import { IconPresentation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import type { Given } from '../../../lib/places'
import { useSection } from '../../../lib/record/frame/sections'
import { isLetterSending, letterAskMs } from '../../../lib/record/letter-line'
import { LinkOnce } from '../../../lib/record/link-once'
import { RecordCard } from '../../../lib/record/record-card'
import classes from '../../../lib/record/record-rows.module.css'
import { useMay } from '../../../lib/session/session'
import { Message } from '../../../ui/message'
import { PresentationRow } from './presentation-row'

const PresentDialog = late(() => import('./present-part'))
const ExtendDialog = late(() => import('./extend-dialog'))

/** The links by which the people of a job were presented to its client, and what the client answered. */
export default function PresentedPart({ jobId, submissionId, isOpen }: Given<'job.presented'>) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const [opened, setOpened] = useState<'present' | { extended: Presentation } | { address: string }>()
  const close = () => setOpened(undefined)
  const filters = submissionId ? { submission: submissionId } : { job: jobId }
  const query = useQuery({
    ...api.presentation.list.queryOptions({ input: { filters, limit: 100 } }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ letter }) => isLetterSending(letter)) ? letterAskMs : false,
  })
  const rows = query.data?.data ?? []
  const isEmpty = query.data !== undefined && rows.length === 0
  const add = mayManage && isOpen && { run: () => setOpened('present') }
  const isHidden = useSection('Presented to the client', {
    isPending: query.isPending,
    isEmpty,
    add,
    words: text('Presentation'),
  })
  if (isEmpty && !mayManage) return null
  return (
    <>
      {!isHidden && (
        <RecordCard
          title="Presented to the client"
          action={
            add && (
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconPresentation size={16} aria-hidden />}
                onClick={add.run}
              >
                {t('Present to client')}
              </Button>
            )
          }
        >
          {query.error && (
            <Message tone="danger" action={<Button onClick={() => query.refetch()}>{t('Try again')}</Button>}>
              {errorText(query.error)}
            </Message>
          )}
          <ul className={classes.rows}>
            {rows.map((row) => (
              <PresentationRow
                key={row._id}
                presentation={row}
                extend={() => setOpened({ extended: row })}
                show={(address) => setOpened({ address })}
              />
            ))}
          </ul>
        </RecordCard>
      )}
      <Suspense>
        {opened === 'present' && (
          <PresentDialog jobId={jobId} chosen={submissionId ? [submissionId] : []} close={close} />
        )}
        {typeof opened === 'object' && 'extended' in opened && (
          <ExtendDialog presentation={opened.extended} close={close} />
        )}
      </Suspense>
      {typeof opened === 'object' && 'address' in opened && (
        <Modal opened onClose={close} title={t('New link')} closeButtonProps={{ 'aria-label': t('Close') }} size="lg">
          <LinkOnce
            address={opened.address}
            hint={t('This link is shown only now. Send it to the client.')}
            close={close}
          />
        </Modal>
      )}
    </>
  )
}
