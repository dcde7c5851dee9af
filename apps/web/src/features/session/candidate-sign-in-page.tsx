import { createFileRoute } from '@tanstack/react-router'
import { text } from '../../lib/text'
import { SignInPage } from './sign-in-page'

export const Route = createFileRoute('/_auth/candidate/auth/sign-in')({
  staticData: { title: 'Student Sign In' },
  component: CandidateSignInPage,
})

const texts = {
  fallback: text('Sign in failed. Please try again.'),
  status: text('Sign In failed. Please try again.'),
}

function CandidateSignInPage() {
  return <SignInPage area="candidate" title="Student Sign In" texts={texts} />
}
