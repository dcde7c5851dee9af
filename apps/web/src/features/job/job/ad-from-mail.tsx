import type { InboxMail, InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { PageBusy } from '../../../lib/page/page-busy'
import { toSearch } from '../../../lib/page/search'
import { RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'
import { Message } from '../../../ui/message'
import { ExtractAd } from './extract-ad'
import JobFromAd from './job-from-ad'

/** The form of a job, filled in from what a mail asks for; the job is joined to the conversation. */
export default function AdFromMail({ threadId }: { threadId: string }) {
  const mail = useQuery(api.inbox.view.queryOptions({ input: { id: threadId } }))
  return (
    <RecordQuery query={mail}>{({ data, items }) => <Filled thread={data} text={textOf(data, items)} />}</RecordQuery>
  )
}

/** The newest mail from outside, as the sorting of mails read it. */
function textOf({ subject }: InboxThread, mails: readonly InboxMail[]): string {
  const newest = mails.findLast(({ direction }) => direction === 'in')
  return `${newest?.subject ?? subject}\n${newest?.ownWords ?? ''}`
}

function Filled({ thread, text }: { thread: InboxThread; text: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reading = useQuery(api.parse.jdExtractor.queryOptions({ input: { text }, staleTime: Number.POSITIVE_INFINITY }))
  const [vendor] = thread.vendorInfo
  const back = () => void navigate({ to: paths.company.inbox, search: toSearch({ thread: thread._id }) })

  async function join(job: string) {
    try {
      await client.inbox.job({ id: thread._id, job })
      await refresh(api.inbox)
    } catch (error) {
      // The job stands; the conversation says by itself that it is not joined.
      toast.error(errorText(error))
    }
  }

  if (reading.isPending) return <PageBusy />
  const { job } = reading.data ?? {}
  if (!job)
    return (
      <>
        <Message tone="attention">{t('No job could be read in this mail.')}</Message>
        <ExtractAd />
      </>
    )
  const known = { kind: 'vendor' as const, ...(vendor && { vendor: vendor._id }) }
  return <JobFromAd reading={job} known={known} onAdded={join} back={back} />
}
