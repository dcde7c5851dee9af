import { createFileRoute } from '@tanstack/react-router'
import { text } from '../../../lib/text'
import { SignInPage } from './sign-in-page'

export const Route = createFileRoute('/_auth/admin/auth/sign-in')({
  staticData: { title: 'Sign In' },
  component: AdminSignInPage,
})

const texts = { fallback: text('Login error'), status: text('The login details are incorrect') }

function AdminSignInPage() {
  return <SignInPage area="admin" title="Sign In" texts={texts} />
}
