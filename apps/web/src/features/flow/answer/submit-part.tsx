import type { InboxMail, InboxThread } from '@corridor/contract/mail/inbox/shapes'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { api, client } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import type { Given } from '../../../lib/places'
import { RecordQuery } from '../../../lib/record/record-query'
import { jobOfText } from '../../job/job/exports/job-of-text'
import { SubmitReply } from './submit-reply'

/** The answer to a requirement with people from the bench, who are submitted as it is sent. */
export default function SubmitPart({ thread, mails, beside, close }: Given<'mail.submit'>) {
  const { t } = useTranslation()
  const hasJob = thread.jobInfo.length > 0
  const query = useQuery({
    queryKey: [...api.answer.key(), 'bench', thread._id, hasJob],
    staleTime: 0,
    queryFn: async () => {
      const job = hasJob ? undefined : await jobOfText(textOf(thread, mails))
      return { job, ...(await client.answer.bench({ id: thread._id, ...(job && { job }) })) }
    },
  })
  if (query.isPending)
    return beside && createPortal(<Loader data-choosing size="sm" m={16} aria-label={t('Loading data...')} />, beside)
  return (
    <>
      <RecordQuery query={query}>
        {(bench) => <SubmitReply thread={thread} bench={bench} beside={beside} close={close} />}
      </RecordQuery>
      {query.isError && (
        <Button variant="default" onClick={close}>
          {t('Close')}
        </Button>
      )}
    </>
  )
}

/** The newest mail from outside, as the sorting of mails read it. */
function textOf({ subject }: InboxThread, mails: readonly InboxMail[]): string {
  const newest = mails.findLast(({ direction }) => direction === 'in')
  return `${newest?.subject ?? subject}\n${newest?.ownWords ?? ''}`
}
