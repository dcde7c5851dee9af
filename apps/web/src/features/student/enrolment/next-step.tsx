import { enrolmentSteps, stepOf } from '@corridor/contract/student/enrolment/steps'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'

interface NextStepProps {
  /** Undefined for the one that the reader began last and has not finished. */
  studentId: string | undefined
}

/** Leads to the first step that was not saved, else to the summary. */
export function NextStep({ studentId }: NextStepProps) {
  const input = studentId ? { studentId } : {}
  const query = useQuery({ ...api.enrolment.nextStep.queryOptions({ input }), staleTime: 0, gcTime: 0 })
  return (
    <RecordQuery query={query}>
      {({ data }) => <Navigate to={addressOf(data.studentId ?? undefined, data.step)} replace />}
    </RecordQuery>
  )
}

function addressOf(studentId: string | undefined, step: number | null): string {
  if (step === null && studentId) return paths.company.enrolmentSummary(studentId)
  const { segment } = enrolmentSteps[(step ?? 1) - 1] ?? stepOf('fullName')
  return paths.company.enrolmentStep(segment, studentId)
}
