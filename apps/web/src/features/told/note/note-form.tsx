import type { NoteRecordKind } from '@corridor/contract/told/note/kinds'
import type { Note } from '@corridor/contract/told/note/shapes'
import { Button } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { MentionTextarea } from './mention-textarea'
import classes from './notes.module.css'

interface NoteFormProps {
  record: { recordKind: NoteRecordKind; record: string }
  /** Undefined for a new one. */
  note: Note | undefined
  close: () => void
  refreshNotes: () => Promise<unknown>
}

/** Writes a note, or changes one's own. */
export function NoteForm({ record, note, close, refreshNotes }: NoteFormProps) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Note',
    draft: note ? 'note.update' : 'note.add',
    draftOf: note?._id ?? record.record,
    schema: () => import('@corridor/contract/told/note/shapes').then(({ NoteText }) => NoteText),
    initial: { note: note?.note ?? '', mentions: note?.mentions ?? [] },
    submit: (values) =>
      note
        ? client.note.update({ id: note._id, version: note.version, ...values })
        : client.note.add({ ...record, ...values }),
    onSaved: async () => {
      toast.success(t(note ? '{entity} Updated Successfully' : '{entity} Added Successfully', { entity: t('Note') }))
      // It is saved: what cannot be read anew now is read with the next page.
      await refreshNotes().catch(() => undefined)
      close()
    },
  })
  return (
    <div className={classes.form}>
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button
            variant="default"
            onClick={async () => {
              if (await form.keep()) close()
            }}
          >
            {t('Cancel')}
          </Button>
        }
      >
        <MentionTextarea record={record} known={note?.mentionInfo ?? []} form={form} />
      </RecordForm>
    </div>
  )
}
