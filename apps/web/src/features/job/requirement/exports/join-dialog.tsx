import type { Job } from '@corridor/contract/job/job/shapes'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { dotted } from '../../../../lib/format/isolated'
import { useTranslation } from '../../../../lib/language/i18n'
import { RecordPicker } from '../../../../lib/pick/record-picker'

/** Says that a job is the requirement of another one: whoever was submitted to both is found now. */
export default function JoinDialog({ job, close }: { job: Job; close: () => void }) {
  const { t } = useTranslation()
  return (
    <RecordPicker
      title="Same requirement as"
      searchPlaceholder="Search by title, reference or client"
      emptyDescription="There is no other job."
      source={api.job.list}
      nameOf={(other) => other.jobTitle}
      hintOf={({ clientInfo, vendorInfo }) => dotted(clientInfo[0]?.name, vendorInfo[0]?.name) || t('Client not known')}
      submit={async ([other]) => {
        if (!other) return
        const { clashes } = await client.requirement.join({ id: job._id, jobId: other._id })
        if (clashes > 0) toast.warning(t('{count} people are submitted to both', { count: clashes }))
        else toast.success(t('Jobs joined successfully'))
        await refresh(api.job, api.submission)
      }}
      close={close}
    />
  )
}
