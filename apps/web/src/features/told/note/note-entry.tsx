import type { Note } from '@corridor/contract/told/note/shapes'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import type { RowAction } from '../../../lib/list/types'
import { useMay, useSession } from '../../../lib/session/session'
import { mentionName, splitMentions } from './mentions'
import classes from './notes.module.css'

const owners = ['owner'] as const

interface NoteEntryProps {
  note: Note
  edit: () => void
  remove: () => void
}

/** One note: who wrote what, and when. */
export function NoteEntry({ note, edit, remove }: NoteEntryProps) {
  const { t } = useTranslation()
  const self = useSession()?.user._id
  const isOwner = useMay(owners)
  const isOwn = note.userInfo[0]?._id === self
  const actions: RowAction[] = [
    ...(isOwn ? [{ label: text('Edit'), icon: IconPencil, run: edit }] : []),
    ...(isOwn || isOwner ? [{ label: text('Delete'), icon: IconTrash, danger: true, run: remove }] : []),
  ]
  const by = ownerName(note.userInfo) ?? t('Corridor (automatic)')
  const names = note.mentionInfo.map((person) => mentionName(formatName(person)))
  return (
    <article className={classes.note} aria-label={t('Note by {name}', { name: by })}>
      <div className={classes.head}>
        <p className={classes.quiet}>
          <bdi className={classes.by}>{by}</bdi>
          {' · '}
          <ShortDate value={note.createDate} />
        </p>
        <RowMenu name={t('Note by {name}', { name: by })} actions={actions} />
      </div>
      <p className={classes.words} dir="auto">
        {splitMentions(note.note, names).map(({ at, part, isMention }) =>
          isMention ? (
            <span key={at} className={classes.mention}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </p>
    </article>
  )
}
