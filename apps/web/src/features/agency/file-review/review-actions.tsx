import type { FileStanding } from '@corridor/contract/agency/file-review/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import { client } from '../../../lib/call/client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { useMay } from '../../../lib/session/session'
import { keepStanding } from './keep-standing'

const AskDialog = late(() => import('./ask-dialog'))
const CommentDialog = late(() => import('./comment-dialog'))
const OverrideDialog = late(() => import('./override-dialog'))

/** Ways of a review: ask, comment, approve, withdraw, and for an Owner to override. None is shown that would be refused. */
export function ReviewActions({ standing }: { standing: FileStanding }) {
  const { t } = useTranslation()
  const mayOverride = useMay(access.submissions.override)
  const [open, setOpen] = useState<'ask' | 'comment' | 'override'>()
  const { student: studentId, lacks, reviews, mayApprove, isFirmOfOne } = standing
  const isAsked = reviews[0]?.state === 'asked'
  const needsEyes = lacks.includes('not-reviewed') || lacks.includes('changed')
  const close = () => setOpen(undefined)
  const approve = () =>
    confirm({
      title: t('Approve file'),
      question: t('You looked at this file as it is now. After a later change it must be approved again.'),
      confirmLabel: t('Approve file'),
      onConfirm: async () => {
        await client.fileReview.approve({ studentId, note: '' })
        toast.success(t('File approved'))
        await keepStanding()
      },
    })
  const withdraw = async () => {
    await client.fileReview.withdraw({ studentId })
    toast.success(t('Review withdrawn'))
    await keepStanding()
  }
  return (
    <>
      <Group gap="xs">
        {mayApprove && (needsEyes || isAsked) && <Button onClick={approve}>{t('Approve file')}</Button>}
        {!isAsked && needsEyes && !isFirmOfOne && (
          <Button variant="default" onClick={() => setOpen('ask')}>
            {t('Ask for review')}
          </Button>
        )}
        {isAsked && (
          <>
            <Button variant="default" onClick={() => setOpen('comment')}>
              {t('Comment')}
            </Button>
            <Button variant="subtle" onClick={() => void withdraw()}>
              {t('Withdraw')}
            </Button>
          </>
        )}
        {mayOverride && needsEyes && (
          <Button variant="subtle" c="var(--state-danger)" onClick={() => setOpen('override')}>
            {t('Override review')}
          </Button>
        )}
      </Group>
      <Suspense>
        {open === 'ask' && <AskDialog standing={standing} close={close} />}
        {open === 'comment' && <CommentDialog studentId={studentId} close={close} />}
        {open === 'override' && <OverrideDialog studentId={studentId} close={close} />}
      </Suspense>
    </>
  )
}
