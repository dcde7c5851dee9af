import { authorityStatusNames } from '@corridor/contract/agency/student-application/authority'
import type { Move } from '@corridor/contract/agency/student-application/parts'
import { applicationStageNames } from '@corridor/contract/student/student/kinds'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useSection } from '../../../lib/record/frame/sections'
import { RecordCard } from '../../../lib/record/record-card'
import rows from '../../../lib/record/record-rows.module.css'
import classes from './application.module.css'

const title = text('Moves')
/** Names of all that an application can be moved to; 'withdrawn' is one word for both. */
export const moveNames: Record<Move['to'], string> = { ...authorityStatusNames, ...applicationStageNames }

/** Each move of the stage and of the authority's status with its day, the newest first. */
export function Moves({ moves }: { moves: readonly Move[] }) {
  const { t } = useTranslation()
  const isHidden = useSection(title, { isPending: false, isEmpty: moves.length === 0 })
  if (isHidden) return null
  return (
    <RecordCard title={title}>
      <ol className={rows.rows}>
        {moves.map((move) => (
          <li key={move._id} className={`${rows.row} ${move.isUndone ? classes.undone : ''}`}>
            <span>
              {move.of === 'authority' && `${t('Authority')}: `}
              {t('{from} to {to}', { from: t(moveNames[move.from]), to: t(moveNames[move.to]) })}
              {move.isUndone && ` (${t('undone')})`}
            </span>
            {move.reason && <bdi>{move.reason}</bdi>}
            <span className={rows.more}>
              <ShortDate value={move.on} /> · <bdi>{ownerName(move.userInfo)}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </RecordCard>
  )
}
