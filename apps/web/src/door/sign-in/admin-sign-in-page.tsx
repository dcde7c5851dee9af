import { text } from '../../lib/language/text'
import { SignInPage } from './sign-in-page'

const texts = { fallback: text('Login error'), status: text('The login details are incorrect') }

export default function AdminSignInPage() {
  return <SignInPage area="admin" title="Sign In" texts={texts} />
}
