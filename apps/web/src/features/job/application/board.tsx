import type { Application } from '@corridor/contract/job/application/shapes'
import type { Stage } from '@corridor/contract/job/stage/shapes'
import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { useLive } from '../../../lib/call/live'
import { formatName } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { LateSelect } from '../../../lib/late/late-select'
import classes from './board.module.css'
import { BoardColumn } from './board-column'
import { refreshApplications, useApplicationActions } from './use-application-actions'

const MoveDialog = late(() => import('./move-dialog'))

const phone = '(max-width: 48em)'

/** The applications of one job, or of all, by stage. A phone shows one stage at a time. */
export default function Board({ stages, job }: { stages: readonly Stage[]; job: string | undefined }) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery(phone, window.matchMedia(phone).matches, { getInitialValueInEffect: false })
  const [shown, setShown] = useState<string>()
  const [asked, setAsked] = useState<{ row: Application; to?: string | undefined }>()
  const [dragged, setDragged] = useState<Application>()
  const [said, setSaid] = useState('')
  const [followed, setFollowed] = useState<{ card: string; stage: string }>()
  const { mayManage, manageActions, moveTo } = useApplicationActions({ move: ([row]) => row && setAsked({ row }) })
  useLive('application', true, () => void refreshApplications())
  const one = stages.find(({ _id }) => _id === shown) ?? stages[0]

  async function moved(row: Application, stage: { _id: string; name: string }, move: () => Promise<number>) {
    if ((await move()) === 0) return
    if (isPhone) setShown(stage._id)
    setFollowed({ card: row._id, stage: stage._id })
    setSaid(t('{name} is now in "{stage}"', { name: formatName(row), stage: seededName('stage', stage.name) }))
  }

  function move(row: Application, stage: Stage | undefined) {
    if (!mayManage || !stage || stage._id === row.stage) return
    // One that is declined asks by whom and why.
    if (stage.kind === 'declined') return setAsked({ row, to: stage._id })
    void moved(row, stage, () => moveTo([row], { stage: stage._id, name: stage.name, reason: '' }))
  }

  return (
    <>
      {isPhone && (
        <LateSelect
          label={t('Stage')}
          data={stages.map(({ _id, name }) => ({ value: _id, label: seededName('stage', name) }))}
          value={one?._id ?? null}
          onChange={(value) => value && setShown(value)}
          allowDeselect={false}
          mb="md"
        />
      )}
      <div className={classes.board}>
        {stages.map(
          (stage, at) =>
            (!isPhone || stage === one) && (
              <BoardColumn
                key={stage._id}
                stage={stage}
                job={job}
                mayManage={mayManage}
                actionsOf={manageActions}
                dragged={dragged}
                onDrag={setDragged}
                followed={followed?.stage === stage._id ? followed.card : undefined}
                onArrived={() => setFollowed(undefined)}
                stages={stages}
                move={move}
                step={(row, by) => move(row, stages[at + by])}
              />
            ),
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {asked && (
        <Suspense>
          <MoveDialog
            rows={[asked.row]}
            to={asked.to}
            moveTo={(rows, target) =>
              moved(asked.row, { _id: target.stage, name: target.name }, () => moveTo(rows, target))
            }
            close={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
