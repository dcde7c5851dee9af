import type { EnrolmentPart } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { type ComponentType, Suspense } from 'react'
import { late } from '../../../lib/late/late'
import { PageBusy } from '../../../lib/page/page-busy'
import { FollowedLine } from '../family/exports/followed-line'
import { NameStep } from './name-step'
import { StepFrame } from './step-frame'
import type { StepProps } from './step-props'
import type { Step } from './steps'

/** Steps after the first, each loaded as it opens. */
const forms: Record<Exclude<EnrolmentPart, 'fullName'>, ComponentType<StepProps>> = {
  address: late(() => import('./address-step')),
  communicationAddress: late(() => import('./communication-address-step')),
  contact: late(() => import('./contact-step')),
  emergencyContact: late(() => import('./emergency-contact-step')),
  passport: late(() => import('./passport-step')),
  maritalStatus: late(() => import('./marital-status-step')),
  deportationDetails: late(() => import('./deportation-step')),
  previousCountries: late(() => import('./previous-countries-step')),
  coaching: late(() => import('./coaching-step')),
}

/** One step with its form; a student that is not there yet begins with the first. */
export function OpenStep({ step, student }: { step: Step; student: Student | undefined }) {
  return (
    <StepFrame step={step} student={student}>
      {student && <FollowedLine studentId={student._id} part={step.part} isForm />}
      <Suspense fallback={<PageBusy />}>
        <FormOf key={step.part} step={step} student={student} />
      </Suspense>
    </StepFrame>
  )
}

function FormOf({ step, student }: { step: Step; student: Student | undefined }) {
  if (step.part === 'fullName' || !student) return <NameStep student={student} />
  const Form = forms[step.part]
  return <Form student={student} />
}
