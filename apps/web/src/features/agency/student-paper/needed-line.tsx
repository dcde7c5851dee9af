import { checklistConditionNames } from '@corridor/contract/agency/checklist/kinds'
import type { NeededPaper } from '@corridor/contract/agency/student-paper/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import rows from '../../../lib/record/record-rows.module.css'
import { Badge } from '../../../ui/badge'
import { Amounts } from '../checklist/exports/amounts'
import { SourceLine } from '../checklist/exports/source-line'
import { Act, PaperLine } from './paper-line'
import type { Opened } from './papers-card'
import classes from './student-papers.module.css'
import type { PaperMoves } from './use-paper-moves'

interface NeededLineProps {
  row: NeededPaper
  application: string | undefined
  mayManage: boolean
  moves: PaperMoves
  open: (opened: Opened) => void
}

/** A row of the checklist: the paper that stands for it, or the way to ask for one. */
export function NeededLine({ row, application, mayManage, moves, open }: NeededLineProps) {
  const { t } = useTranslation()
  const { paper, rule, paperInfo, isSure, condition } = row
  const said = (
    <>
      {!isSure && (
        <p className={rows.quiet}>
          {t('Only if it applies: {condition}', { condition: t(checklistConditionNames[condition]) })}
        </p>
      )}
      {rule && (
        <p className={rows.quiet}>
          <bdi>{rule}</bdi>
        </p>
      )}
      <Amounts of={row} />
      <SourceLine of={row} />
    </>
  )
  if (paperInfo)
    return (
      <PaperLine paper={paperInfo} {...{ application, mayManage, moves }}>
        {said}
      </PaperLine>
    )
  return (
    <li className={rows.row}>
      <div className={classes.words}>
        <p className={classes.title}>
          <bdi>{paper}</bdi> <Badge>{t('Not asked')}</Badge>
        </p>
        {said}
      </div>
      {mayManage && (
        <span className={rows.actions}>
          <Act label={text('Ask')} name={paper} run={() => open({ kind: 'ask', rows: [row] })} />
        </span>
      )}
    </li>
  )
}
