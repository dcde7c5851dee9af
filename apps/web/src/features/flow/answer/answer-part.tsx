import { AnswerWords } from '@corridor/contract/flow/answer/words'
import { Button, Textarea } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import type { Given } from '../../../lib/places'
import { PersonalStillGoes } from '../../mail/suppression/exports/personal-still-goes'

/** The answer to whoever wrote last. Typed words are kept until they are sent. */
export default function AnswerPart({ thread, close }: Given<'mail.answer'>) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Reply',
    schema: AnswerWords,
    initial: { words: '' },
    draft: 'inbox.answer',
    draftOf: thread._id,
    // Whoever wrote meanwhile, or answered, is read first.
    submit: ({ words }) => client.answer.send({ id: thread._id, version: thread.version, words }),
    onSaved: async () => {
      toast.info(t('Answer on its way'))
      await refresh(api.inbox)
      close()
    },
  })
  return (
    <RecordForm
      form={form}
      submitLabel="Send"
      actions={
        <Button variant="default" onClick={close}>
          {t('Close')}
        </Button>
      }
    >
      <PersonalStillGoes address={thread.senderAddress} name={thread.senderName} />
      <Textarea
        {...form.field('words')}
        label={t('Answer to {address}', { address: thread.senderAddress })}
        description={t('From {address}', { address: thread.mailboxInfo[0]?.address ?? '' })}
        autosize
        minRows={5}
        maxRows={18}
        dir="auto"
        autoFocus
      />
    </RecordForm>
  )
}
