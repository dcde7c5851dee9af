import { Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../language/i18n'
import { RecordCard } from './record-card'
import classes from './record-note.module.css'

const noteCharsMax = 2000

interface RecordNoteProps {
  note: string
  mayManage: boolean
  /** Saves it and says so, or why not. */
  save: (note: string) => Promise<unknown>
}

/** The one note of a record; who may only read sees it if there is one. */
export function RecordNote({ note, mayManage, save }: RecordNoteProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(note)
  const [isBusy, setIsBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    await save(typed)
    setIsBusy(false)
  }
  if (!mayManage && note === '') return null
  return (
    <RecordCard title="Note">
      {mayManage ? (
        <form onSubmit={submit}>
          <Textarea
            aria-label={t('Note')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={noteCharsMax}
            autosize
            minRows={2}
          />
          <Group justify="flex-end" mt="xs">
            <Button type="submit" variant="default" loading={isBusy} disabled={typed.trim() === note}>
              {t('Save')}
            </Button>
          </Group>
        </form>
      ) : (
        <p className={classes.prose} dir="auto">
          {note}
        </p>
      )}
    </RecordCard>
  )
}
