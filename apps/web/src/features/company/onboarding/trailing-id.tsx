import { createFileRoute, redirect } from '@tanstack/react-router'

/** Links to a step may carry a student's id, which means nothing here (product.md, Onboarding). */
export const Route = createFileRoute('/company/onboarding/$step/$studentId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/company/onboarding/$step', params: { step: params.step }, replace: true })
  },
})
