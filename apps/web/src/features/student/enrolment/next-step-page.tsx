import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { NextStep } from './next-step'

export const Route = createFileRoute('/company/enrollstudent/next-step')({
  staticData: { title: 'Student' },
  beforeLoad: only(access.students.manage),
  component: () => <NextStep studentId={undefined} />,
})
