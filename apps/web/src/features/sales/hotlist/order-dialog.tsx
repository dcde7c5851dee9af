import type { HotlistPlace } from '@corridor/contract/sales/hotlist/shapes'
import { ActionIcon, Checkbox, Modal, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { RecordQuery } from '../../../lib/record/record-query'
import { moveOnHotlist } from './move-on-hotlist'
import classes from './order-dialog.module.css'

interface OrderDialogProps {
  hotListId: string
  close: () => void
}

/** In which order people stand on a hotlist, which a shared page shows too, and what is noted of each. */
export default function OrderDialog({ hotListId, close }: OrderDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const query = useQuery(api.hotlist.places.queryOptions({ input: { hotListId } }))
  return (
    <Modal
      opened
      onClose={leave}
      title={t('Order and notes')}
      closeButtonProps={{ 'aria-label': t('Close') }}
      size="lg"
    >
      <RecordQuery query={query}>{({ data }) => <Places hotListId={hotListId} places={data} />}</RecordQuery>
    </Modal>
  )
}

function Places({ hotListId, places }: { hotListId: string; places: HotlistPlace[] }) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')

  async function move(at: number, to: number, button?: 'up' | 'down') {
    const place = places[at]
    if (!place || to < 0 || to >= places.length || to === at) return
    try {
      const number = await moveOnHotlist(hotListId, place.candidate, to)
      if (number !== undefined) setSaid(t('{name} is now at place {number}', { name: formatName(place), number }))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.hotlist, api.candidate.list)
    // The row has moved with its buttons; the focus stays with the person.
    if (button) list.current?.querySelector<HTMLElement>(`[data-person="${place.candidate}"] [data-${button}]`)?.focus()
  }

  if (places.length === 0) return <p>{t('Nobody is on this hotlist yet. Choose candidates of your company for it.')}</p>
  return (
    <>
      <p className={classes.hint}>{t('Drag people, or move them by the arrows. Shared pages show this order.')}</p>
      <p role="status" className={classes.hint}>
        {said}
      </p>
      <ol ref={list} className={classes.list}>
        {places.map((place, at) => (
          <li
            key={place.candidate}
            data-person={place.candidate}
            className={classes.place}
            data-dragged={dragged === place.candidate || undefined}
            draggable
            onDragStart={() => setDragged(place.candidate)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDrop={(event: DragEvent) => {
              event.preventDefault()
              void move(
                places.findIndex(({ candidate }) => candidate === dragged),
                at,
              )
            }}
          >
            <IconGripVertical size={18} aria-hidden className={classes.grip} />
            <div className={classes.person}>
              <div>
                <strong>
                  <bdi>{formatName(place)}</bdi>
                </strong>
                {place.jobTitle && (
                  <span className={classes.title}>
                    {' '}
                    · <bdi>{place.jobTitle}</bdi>
                  </span>
                )}
              </div>
              <PlaceNote hotListId={hotListId} place={place} />
            </div>
            <ActionIcon
              variant="default"
              data-up
              aria-label={t('Move {name} up', { name: formatName(place) })}
              aria-disabled={at === 0}
              onClick={() => void move(at, at - 1, 'up')}
            >
              <IconArrowUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              data-down
              aria-label={t('Move {name} down', { name: formatName(place) })}
              aria-disabled={at === places.length - 1}
              onClick={() => void move(at, at + 1, 'down')}
            >
              <IconArrowDown size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Saved when one goes on, in the order in which it was changed. */
function PlaceNote({ hotListId, place }: { hotListId: string; place: HotlistPlace }) {
  const { t } = useTranslation()
  const [note, setNote] = useState(place.note)
  const [isNoteShown, setIsNoteShown] = useState(place.isNoteShown)
  const saved = useRef(Promise.resolve())
  const name = formatName(place)
  const save = (isShown: boolean) => {
    const values = { hotListId, candidateId: place.candidate, note, isNoteShown: isShown }
    saved.current = saved.current.then(async () => {
      try {
        await client.hotlist.noteCandidate(values)
        toast.success(t('Note saved'))
        await refresh(api.hotlist)
      } catch (error) {
        toast.error(errorText(error))
      }
    })
  }
  return (
    <>
      <Textarea
        aria-label={t('Note about {name}', { name })}
        placeholder={t('Note')}
        value={note}
        maxLength={500}
        autosize
        minRows={1}
        onChange={(event) => setNote(event.currentTarget.value)}
        onBlur={() => note !== place.note && save(isNoteShown)}
      />
      <Checkbox
        label={t('Show this note outside')}
        aria-label={`${t('Show this note outside')}: ${name}`}
        checked={isNoteShown}
        onChange={(event) => {
          setIsNoteShown(event.currentTarget.checked)
          save(event.currentTarget.checked)
        }}
      />
    </>
  )
}
