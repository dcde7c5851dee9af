import type { NoteRecordKind } from '@corridor/contract/told/note/kinds'
import type { Note } from '@corridor/contract/told/note/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { useCards } from '../../../lib/entry/use-cards'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { ListSource } from '../../../lib/list/types'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { NoteEntry } from './note-entry'
import { NoteForm } from './note-form'
import classes from './notes.module.css'

export interface NotesProps {
  kind: NoteRecordKind
  id: string
}

const notesOf = (record: string): ListSource<never, Note> => ({
  key: () => [...api.note.key(), record],
  call: (body: object, options) => api.note.list.call({ ...body, filters: { record } }, options),
})

// Calls are named as programs write names, kinds as addresses do.
const callsOf = (kind: NotesProps['kind']) => (kind === 'student-application' ? api.studentApplication : api[kind])

export default function Notes({ kind, id }: NotesProps) {
  const { t } = useTranslation()
  const mayWrite = useMay(access.notes.manage)
  const adding = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'add' | Note>()
  const cards = useCards(notesOf(id))
  // The record's timeline tells of its notes.
  const refreshNotes = () => refresh(api.note, api.bin, callsOf(kind))
  useLive('note', true, (event) => {
    if (!event.id || event.id === id) void refreshNotes()
  })
  const remove = useRemoval<Note>(api.note.delete, {
    title: t('Delete Record'),
    question: t('Are you sure you want to delete this record?'),
    nameOf: () => t('Note'),
    deleted: t('Deletion successful'),
    failed: (message) => t('Deletion failed: {message}', { message }),
    onDeleted: () => adding.current?.focus(),
    refreshAll: refreshNotes,
  })
  function close() {
    flushSync(() => setOpen(undefined))
    adding.current?.focus()
  }
  const form = (note?: Note) => (
    <NoteForm record={{ recordKind: kind, record: id }} note={note} close={close} refreshNotes={refreshNotes} />
  )
  const { rows, error, retry, hasMore, isLoadingMore, loadMore } = cards
  return (
    <RecordCard
      title="Notes"
      action={
        mayWrite && (
          <Button
            ref={adding}
            size="compact-md"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={open !== undefined}
            onClick={() => setOpen('add')}
          >
            {t('Add Note')}
          </Button>
        )
      }
    >
      {open === 'add' && form()}
      {rows === undefined && !error && <Skeleton height={20} width={120} />}
      {error !== null && error !== undefined && (
        <p className={classes.quiet}>
          {errorText(error)}{' '}
          <Button size="compact-md" variant="default" onClick={retry}>
            {t('Try again')}
          </Button>
        </p>
      )}
      <ul className={classes.notes}>
        {rows?.map((note) => (
          <li key={note._id}>
            {typeof open === 'object' && open._id === note._id ? (
              form(open)
            ) : (
              <NoteEntry note={note} edit={() => setOpen(note)} remove={() => remove(note)} />
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button mt="sm" size="compact-md" variant="default" loading={isLoadingMore} onClick={loadMore}>
          {t('Show earlier')}
        </Button>
      )}
    </RecordCard>
  )
}
