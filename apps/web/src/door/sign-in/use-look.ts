import { type Look, lookNames } from '@corridor/contract/flow/demo/looks'
import { useEffect, useState } from 'react'
import { accountClient as client } from '../../lib/session/account-client'
import type { Area } from '../../lib/session/area'
import { type Session, useSession } from '../../lib/session/session'
import { signOut } from '../../lib/session/sign-out'
import { useLoaded } from '../use-loaded'

type Shown = Awaited<ReturnType<typeof client.demo.show>>
export interface Demo {
  password: string
  persons: Shown['persons']
}

/** Asks the server whether the demo runs, once for the page. Undefined outside it, and until that is known. */
function useDemo(): { demo: Demo | undefined; isPending: boolean } {
  const { data, isPending } = useLoaded(() => client.demo.show({}))
  const demo = data?.demo && data.password ? { password: data.password, persons: data.persons } : undefined
  return { demo, isPending }
}

const isLook = (word: string | null): word is Look => word !== null && Object.hasOwn(lookNames, word)

function askedLook(): Look | undefined {
  const word = new URLSearchParams(location.search).get('as')
  return isLook(word) ? word : undefined
}

interface Question {
  look: Look
  /** The person who is signed in already, and stays so until they press. */
  session: Session
  go: () => void
}

/**
 * The demo, and the person that an address with `?as=` asks for: they are signed in by the ordinary way at once if nobody is, else after a
 * press. Outside the demo the word is worth nothing.
 */
export function useLook(area: Area, signIn: (credentials: { email: string; password: string }) => void) {
  const { demo, isPending } = useDemo()
  const session = useSession()
  const [look] = useState(askedLook)
  const [goes, setGoes] = useState(!session)
  const person = look && demo?.persons.find((one) => one.look === look && one.area === area)
  const isOther = session !== undefined && session.user.email !== person?.email
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as both are known.
  useEffect(() => {
    if (!person || !demo || !goes || session) return
    setGoes(false)
    // Whoever comes back to the page finds the form.
    history.replaceState(history.state, '', location.pathname)
    signIn({ email: person.email, password: demo.password })
  }, [person, goes, session])

  const question: Question | undefined =
    look && person && session && isOther
      ? { look, session, go: () => void signOut().finally(() => setGoes(true)) }
      : undefined
  return { demo, question, isPending: look !== undefined && isPending }
}
