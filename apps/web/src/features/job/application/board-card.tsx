import { declinerNames } from '@corridor/contract/job/application/kinds'
import type { Application } from '@corridor/contract/job/application/shapes'
import type { Stage } from '@corridor/contract/job/stage/shapes'
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { formatName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { RowMenu } from '../../../lib/list/row/row-menu'
import type { RowAction } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './board.module.css'
import { BoardStages } from './board-stages'
import { applicationName } from './use-application-actions'

interface BoardCardProps {
  row: Application
  showsJob: boolean
  mayManage: boolean
  actions: readonly RowAction[]
  isDragged: boolean
  onDrag: (row: Application | undefined) => void
  /** It was moved into this column a moment ago, and takes the focus that it had in the other one. */
  isFollowed: boolean
  onArrived: () => void
  step: (by: number) => void
  stages: readonly Stage[]
  move: (stage: Stage) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One application on the board: moved by a press on its line of stages, dragged, moved by Alt and an arrow, or by its menu. */
export function BoardCard(props: BoardCardProps) {
  const { row, showsJob, mayManage, actions, isDragged, onDrag, isFollowed, onArrived, step, stages, move } = props
  const { t } = useTranslation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isFollowed) return
    link.current?.focus()
    onArrived()
  }, [isFollowed, onArrived])
  function press(event: KeyboardEvent) {
    const by = steps[event.key]
    if (!event.altKey || !by) return
    // Else the browser goes back.
    event.preventDefault()
    step(document.documentElement.dir === 'rtl' ? -by : by)
  }
  return (
    <li
      className={classes.card}
      data-card={row._id}
      data-dragged={isDragged || undefined}
      {...(mayManage && {
        draggable: true,
        onKeyDown: press,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.effectAllowed = 'move'
          onDrag(row)
        },
        onDragEnd: () => onDrag(undefined),
      })}
    >
      <div className={classes.name}>
        <TextLink
          ref={link}
          to={paths.company.viewApplication(row._id)}
          {...(mayManage && { 'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight' })}
        >
          <bdi>{formatName(row)}</bdi>
        </TextLink>
        <RowMenu name={applicationName(row)} actions={actions} />
      </div>
      {showsJob && (
        <p className={classes.fact}>
          <bdi>{row.jobInfo[0]?.name}</bdi>
        </p>
      )}
      {row.declinedBy && <p className={classes.fact}>{t(declinerNames[row.declinedBy])}</p>}
      <p className={classes.fact}>
        {t('In this stage since')} <ShortDate value={row.stageDate} />
      </p>
      {mayManage && <BoardStages name={formatName(row)} stages={stages} current={row.stage} move={move} />}
    </li>
  )
}
