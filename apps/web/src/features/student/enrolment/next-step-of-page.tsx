import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { NextStep } from './next-step'

export const Route = createFileRoute('/company/enrollstudent/next-step/$studentId')({
  staticData: { title: 'Student' },
  beforeLoad: only(access.students.manage),
  component: NextStepOfPage,
})

function NextStepOfPage() {
  const { studentId } = useParams({ from: '/company/enrollstudent/next-step/$studentId' })
  return <NextStep studentId={studentId} />
}
