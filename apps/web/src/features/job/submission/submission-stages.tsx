import { type ChosenState, isChosen, liveStates, submissionStateNames } from '@corridor/contract/job/submission/kinds'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { StageLine } from '../../../lib/record/frame/stage-line'

const partyOf: Partial<Record<ChosenState, Submission['hops'][number]['party']>> = {
  'to-vendor': 'vendor',
  'to-prime': 'prime',
  'to-client': 'client',
}

interface SubmissionStagesProps {
  submission: Submission
  moveTo: ((rows: readonly Submission[], state: ChosenState, reason: string) => Promise<unknown>) | undefined
  other: () => void
}

/** The way of a submission: only the parties of its chain, then what follows for all. */
export function SubmissionStages({ submission, moveTo, other }: SubmissionStagesProps) {
  const { t } = useTranslation()
  const { hops, state } = submission
  const parties = new Set(hops.map(({ party }) => party))
  const stages = liveStates.filter((one) => {
    const party = partyOf[one]
    return !party || parties.has(party) || one === state
  })
  return (
    <StageLine
      stages={stages.map((value) => ({ value, label: t(submissionStateNames[value]) }))}
      current={state}
      move={moveTo && ((value) => (isChosen(value) ? moveTo([submission], value, '') : undefined))}
      other={other}
    />
  )
}
