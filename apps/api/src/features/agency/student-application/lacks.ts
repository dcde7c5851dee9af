import {
  type ApplicationLack,
  type ConfirmationKind,
  confirmationsNeeded,
} from '@corridor/contract/agency/student-application/kinds'
import { isLive } from '@corridor/contract/agency/student-application/stages'
import {
  type ApplicationStage,
  type LiveApplicationStage,
  liveApplicationStages,
} from '@corridor/contract/student/student/kinds'

interface Standing {
  stage: ApplicationStage
  intake_deadline_at: Date | null
  has_deposit: boolean
  deposit_amount: number | null
  deposit_due_on: string | null
  open_conditions: number
  confirmed_by: readonly ConfirmationKind[]
  country_code: string | null
  student_number: string
  has_refusal: boolean
  refusal_explained: boolean
}

/** Lists what an application lacks at its stage; one that rests lacks nothing. */
export function lacksOf(row: Standing): ApplicationLack[] {
  const { stage } = row
  if (!isLive(stage)) return []
  const from = (first: LiveApplicationStage) =>
    liveApplicationStages.indexOf(stage) >= liveApplicationStages.indexOf(first)
  const isUnconfirmed = confirmationsNeeded(row.country_code).some(
    (kinds) => !kinds.some((kind) => row.confirmed_by.includes(kind)),
  )
  const lacks: Record<ApplicationLack, boolean> = {
    deadline: !from('submitted') && row.intake_deadline_at === null,
    deposit: stage === 'offer' && row.has_deposit && (row.deposit_amount === null || row.deposit_due_on === null),
    conditions: from('offer') && row.open_conditions > 0,
    confirmation: from('confirmed') && isUnconfirmed,
    'student-number': from('confirmed') && row.student_number === '',
    'refusal-explanation': row.has_refusal && !row.refusal_explained,
  }
  return (Object.keys(lacks) as ApplicationLack[]).filter((name) => lacks[name])
}
