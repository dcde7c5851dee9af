import { type ReturnReason, returnReasonNames } from '@corridor/contract/agency/student-paper/kinds'
import type { StudentPaper } from '@corridor/contract/agency/student-paper/shapes'
import { canMovePaper, type PaperState, paperStateNames } from '@corridor/contract/agency/student-paper/states'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ExpiryDay } from '../../../lib/entry/paper-facts'
import { formatDate, formatList } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import rows from '../../../lib/record/record-rows.module.css'
import { Badge, type Tone } from '../../../ui/badge'
import classes from './student-papers.module.css'
import { type PaperMoves, serves } from './use-paper-moves'

const tones: Record<PaperState, Tone> = { asked: 'news', received: 'attention', returned: 'danger', accepted: 'good' }

interface PaperLineProps {
  paper: StudentPaper
  /** The application on whose page it stands. */
  application: string | undefined
  mayManage: boolean
  moves: PaperMoves
  /** Words of the checklist about it. */
  children?: ReactNode
}

/** One paper: its state, until when it is asked, and what can be done with it now. */
export function PaperLine({ paper, application, mayManage, moves, children }: PaperLineProps) {
  const { t } = useTranslation()
  const { title, state, dueDate, isLate, reason, reasonWords, expiryDate, applicationsInfo } = paper
  const isElsewhere = application !== undefined && !serves(paper, application)
  const others = applicationsInfo.filter(({ _id }) => _id !== application)
  return (
    <li className={rows.row}>
      <div className={classes.words}>
        <p className={classes.title}>
          <bdi>{title}</bdi> <Badge tone={tones[state]}>{t(paperStateNames[state])}</Badge>
          {isLate && <Badge tone="danger">{t('Late')}</Badge>}
          {isElsewhere && <Badge>{t('Not for this application')}</Badge>}
        </p>
        {others.length > 0 && (
          <p className={rows.quiet}>
            {t(application && !isElsewhere ? 'Also for {names}' : 'For {names}', { names: servedText(others) })}
          </p>
        )}
        {reason && <p className={classes.reason}>{reasonText(t, reason, reasonWords)}</p>}
        {dueDate && <p className={rows.quiet}>{t('Asked until {date}', { date: formatDate(dueDate) })}</p>}
        {expiryDate && (
          <p className={rows.quiet}>
            {t('Expires on')} <ExpiryDay day={expiryDate} />
          </p>
        )}
        {children}
      </div>
      {mayManage && (
        <span className={rows.actions}>
          {isElsewhere && <Act label={text('Use here')} name={title} run={() => void moves.use(paper)} />}
          {canMovePaper(state, 'accept') && (
            <>
              <Act label={text('Accept')} name={title} run={() => void moves.accept(paper)} />
              <Act label={text('Return')} name={title} run={() => moves.return(paper)} />
            </>
          )}
          {(state === 'asked' || state === 'returned') && (
            <Act label={text('Receive')} name={title} run={() => moves.receive(paper)} />
          )}
          <RowMenu name={title} actions={moves.menu(paper)} />
        </span>
      )}
    </li>
  )
}

const servedText = (served: StudentPaper['applicationsInfo']) =>
  formatList(served.map(({ institution, programme }) => `${institution} · ${programme}`))

interface ActProps {
  /** A key. */
  label: string
  name: string
  run: () => void
}

export function Act({ label, name, run }: ActProps) {
  const { t } = useTranslation()
  return (
    <Button size="compact-md" variant="default" onClick={run} aria-label={`${t(label)}: ${name}`}>
      {t(label)}
    </Button>
  )
}

const reasonText = (t: (key: string) => string, reason: ReturnReason, words: string) =>
  reason === 'other' ? words : dotted(t(returnReasonNames[reason]), words)
