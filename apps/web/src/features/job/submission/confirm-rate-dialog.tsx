import { type Confirmation, confirmationNames, confirmations } from '@corridor/contract/job/submission/kinds'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { Button, Group, Modal, Radio, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'
import { refreshSubmissions } from './use-submission-actions'

/** Notes how the rates were agreed to. They are agreed no more once one of them changes. */
export default function ConfirmRateDialog({ submission, close }: { submission: Submission; close: () => void }) {
  const { t } = useTranslation()
  const [how, setHow] = useState<Confirmation>('mail')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    try {
      await client.submission.confirmRate({ id: submission._id, version: submission.version, how, note })
      toast.success(t('Rate Confirmed Successfully'))
      close()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
    await refreshSubmissions()
  }

  return (
    <Modal opened onClose={close} title={t('Confirm Rate')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure !== undefined && <Message tone="danger">{errorText(failure)}</Message>}
          <Radio.Group
            label={t('How it was confirmed')}
            value={how}
            onChange={(value) => setHow(value as Confirmation)}
          >
            <Group mt="xs" gap="lg">
              {confirmations.map((value) => (
                <Radio key={value} value={value} label={t(confirmationNames[value])} />
              ))}
            </Group>
          </Radio.Group>
          <Textarea
            label={t('Note')}
            description={t('By whom, and in which mail.')}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={500}
            autosize
            minRows={2}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={isBusy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('Confirm Rate')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
