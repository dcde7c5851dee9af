import type { Job } from '@corridor/contract/job/job/shapes'
import { access } from '@corridor/contract/wire/access'
import {
  IconCopy,
  IconLink,
  IconLock,
  IconLockOpen,
  IconTrash,
  IconUnlink,
  IconWorld,
  IconWorldOff,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { unlessLost } from '../../../lib/late/lost'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'

const CloseDialog = late(() => import('./close-dialog'))
const JoinDialog = late(() => import('../requirement/exports/join-dialog'))

const refreshJobs = () => refresh(api.job, api.bin)

/** Actions on a job for those who manage them, in lists and on the record's page; `dialog` stands anywhere on it. */
export function useJobActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayManage = useMay(access.jobs.manage)
  const mayPublish = useMay(access.jobs.publish)
  const [closing, setClosing] = useState<Job>()
  const [joining, setJoining] = useState<Job>()
  const remove = useRemoval<Job>(api.job.delete, {
    title: t('Delete Job'),
    question: t('Are you sure you want to delete this job?'),
    nameOf: (row) => row.jobTitle,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: refreshJobs,
  })

  async function reopen({ _id: id }: Job) {
    try {
      await client.job.reopen({ id })
      toast.success(t('Job Reopened Successfully'))
    } catch (error) {
      toast.error(errorText(error))
      // Its last day is what stands in the way.
      if (error instanceof ApiError && error.code === 'job.expired') await navigate({ to: paths.company.editJob(id) })
    }
    await refreshJobs()
  }

  async function clone({ _id: id }: Job) {
    try {
      const { data } = await client.job.clone({ id })
      toast.success(t('Job Cloned Successfully'))
      await refreshJobs()
      await navigate({ to: paths.company.editJob(data._id) })
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  // Few who open a list do it.
  const part = async ({ _id }: Job) =>
    (await unlessLost(() => import('../requirement/exports/part-job')))?.partJob(_id, t('Job parted successfully'))
  async function publish({ _id: id, publishedDate }: Job) {
    try {
      if (publishedDate) await client.job.unpublish({ id })
      else await client.job.publish({ id })
      toast.success(t(publishedDate ? 'Job Unpublished Successfully' : 'Job Published Successfully'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshJobs()
  }
  const publication = (row: Job): RowAction[] => {
    if (!mayPublish || row.kind !== 'own' || row.jobStatus !== 'open') return []
    const [label, icon] = row.publishedDate ? [text('Unpublish'), IconWorldOff] : [text('Publish'), IconWorld]
    return [{ label, icon, run: () => publish(row) }]
  }

  const manageActions = (row: Job): RowAction[] =>
    mayManage
      ? [
          row.jobStatus === 'open'
            ? { label: text('Close'), icon: IconLock, run: () => setClosing(row) }
            : { label: text('Reopen'), icon: IconLockOpen, run: () => reopen(row) },
          ...publication(row),
          { label: text('Make a copy'), icon: IconCopy, run: () => clone(row) },
          { label: text('Same requirement as another job'), icon: IconLink, run: () => setJoining(row) },
          ...(row.requirement === row._id
            ? []
            : [{ label: text('A requirement of its own'), icon: IconUnlink, run: () => part(row) }]),
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  const dialog = (
    <Suspense>
      {closing && <CloseDialog job={closing} reopen={reopen} close={() => setClosing(undefined)} />}
      {joining && <JoinDialog job={joining} close={() => setJoining(undefined)} />}
    </Suspense>
  )
  return { mayManage, manageActions, dialog }
}
