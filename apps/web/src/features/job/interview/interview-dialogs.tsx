import OfferDialog from 'virtual:place/interview.offer'
import { type InterviewOutcome, interviewOutcomeNames, interviewOutcomes } from '@corridor/contract/job/interview/kinds'
import type { Interview } from '@corridor/contract/job/interview/shapes'
import { Button, Group, Modal, Radio, Stack, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Message } from '../../../ui/message'
import { type InterviewQuestion, interviewName, refreshInterviews } from './use-interview-actions'

interface DialogProps<What extends InterviewQuestion = InterviewQuestion> {
  what: What
  row: Interview
  close: () => void
}

const words = {
  outcome: { title: text('Add outcome'), note: text('Note'), done: text('Outcome Noted Successfully'), max: 2000 },
  cancel: {
    title: text('Cancel Interview'),
    note: text('Reason (optional)'),
    done: text('Interview Cancelled Successfully'),
    max: 500,
  },
}
type Choice = InterviewOutcome | 'no-show'

/** Notes what came of an interview, says that it does not take place, or has its time chosen by a link. */
export default function InterviewDialog({ what, row, close }: DialogProps) {
  if (what !== 'offer') return <NoteDialog what={what} row={row} close={close} />
  return (
    <OfferDialog of={{ submissionId: row.submission, interviewId: row._id, interview: null }} close={() => close()} />
  )
}

function NoteDialog({ what, row, close }: DialogProps<'outcome' | 'cancel'>) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>(row.state === 'no-show' ? 'no-show' : (row.outcome ?? 'passed'))
  const [note, setNote] = useState(what === 'outcome' ? row.outcomeNote : '')
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const { title, note: noteLabel, done, max } = words[what]

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const which = { id: row._id, version: row.version }
    try {
      if (what === 'cancel') await client.interview.cancel({ ...which, reason: note })
      else if (choice === 'no-show') await client.interview.outcome({ ...which, state: 'no-show', note })
      else await client.interview.outcome({ ...which, outcome: choice, note })
      toast.success(t(done))
      close()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
    await refreshInterviews()
  }

  return (
    <Modal opened onClose={close} title={t(title)} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure !== undefined && <Message tone="danger">{errorText(failure)}</Message>}
          {what === 'cancel' ? (
            <p>
              {t('Everybody who was invited to {name} hears that it does not take place.', {
                name: interviewName(row),
              })}
            </p>
          ) : (
            <Radio.Group label={t('What came of it?')} value={choice} onChange={(value) => setChoice(value as Choice)}>
              <Group mt="xs" gap="lg">
                {interviewOutcomes.map((value) => (
                  <Radio key={value} value={value} label={t(interviewOutcomeNames[value])} />
                ))}
                <Radio value="no-show" label={t('No-show')} />
              </Group>
            </Radio.Group>
          )}
          <Textarea
            label={t(noteLabel)}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={max}
            autosize
            minRows={2}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={isBusy}>
              {t('Close')}
            </Button>
            <Button type="submit" {...(what === 'cancel' && { color: 'red' })} loading={isBusy}>
              {t(title)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
