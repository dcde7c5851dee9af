import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import type { Tone } from '../../ui/badge'
import { formatNumber } from '../format/format'
import { KeyHint } from '../keys/key-hint'
import { useTranslation } from '../language/i18n'
import { toSearch } from '../page/search'
import classes from './review-queue.module.css'

export interface QueueEntry {
  id: string
  /** Translated, as `note`. */
  name: ReactNode
  /** Its state, or why it is here. */
  note: ReactNode
  /** The words of the note, if it is more than a word beside. */
  tone?: Tone
  icon?: { mark: ReactNode; tone: Tone }
  /** Translated: entries of one group stand together. */
  group?: string
  to: string
  search?: Record<string, unknown>
}

interface ReviewQueueProps {
  /** Translated. */
  label: string
  entries: readonly QueueEntry[]
  /** The id of the entry that is open. */
  open: string | undefined
  /** Above the entries: a search. */
  top?: ReactNode
  /** Below them: the keys that one needs most, each with its translated word. */
  hints?: readonly { keys: readonly string[]; label: string }[]
  /** Content after all of them. */
  foot?: ReactNode
}

/** The queue of decisions, at the start side; narrower, a line that opens into the same list. */
export function ReviewQueue({ label, entries, open, top, hints = [], foot }: ReviewQueueProps) {
  const { t } = useTranslation()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const at = entries.findIndex(({ id }) => id === open)
  const current = entries[at]
  return (
    <>
      {current && (
        <button
          type="button"
          className={classes.opener}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <Entry entry={current} />
          <span className={classes.hint}>
            {t('{n} of {total}', { n: formatNumber(at + 1), total: formatNumber(entries.length) })}
          </span>
          <IconChevronDown size={18} aria-hidden />
        </button>
      )}
      <nav className={classes.queue} aria-label={label} data-unfolded={isUnfolded || !current || undefined}>
        {top && <div className={classes.top}>{top}</div>}
        <ul className={classes.entries}>
          {entries.map((entry, index) => (
            <Fragment key={entry.id}>
              {entry.group && entry.group !== entries[index - 1]?.group && (
                <li className={classes.group}>
                  {entry.group}
                  <span className="tabular">
                    {formatNumber(entries.filter(({ group }) => group === entry.group).length)}
                  </span>
                </li>
              )}
              <li>
                <Link
                  to={entry.to}
                  {...(entry.search ? { search: toSearch(entry.search) } : {})}
                  replace
                  resetScroll={false}
                  className={classes.entry}
                  // The router's own idea of it knows no query.
                  activeProps={{}}
                  {...(entry.id === open ? { 'aria-current': 'true' as const } : { 'aria-current': undefined })}
                  onClick={() => setIsUnfolded(false)}
                >
                  <Entry entry={entry} />
                </Link>
              </li>
            </Fragment>
          ))}
        </ul>
        <p className={classes.hints} aria-hidden>
          {hints.map(({ keys, label: word }) => (
            <span key={word}>
              {keys.map((key) => (
                <KeyHint key={key} keys={key} />
              ))}{' '}
              {word}
            </span>
          ))}
        </p>
        {foot && <div className={classes.foot}>{foot}</div>}
      </nav>
    </>
  )
}

const Entry = ({ entry: { icon, name, note, tone } }: { entry: QueueEntry }) => (
  <>
    {icon && (
      <span className={classes.icon} style={{ '--tone': `var(--state-${icon.tone})` }}>
        {icon.mark}
      </span>
    )}
    <span className={classes.words}>
      <span className={classes.name}>{name}</span>
      <span className={classes.note} {...(tone ? { style: { '--tone': `var(--state-${tone})` } } : {})}>
        {note}
      </span>
    </span>
  </>
)
