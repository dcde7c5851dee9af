import { resendSeconds } from '@corridor/contract/people/account/limits'

const key = 'codeSentAt'

/** Notes, for this tab, that a code was sent just now. */
export const noteCodeSent = () => sessionStorage.setItem(key, String(Date.now()))

/** Seconds until a new code may be asked for. */
export function secondsToResend(): number {
  const passed = (Date.now() - Number(sessionStorage.getItem(key) ?? 0)) / 1000
  return passed < 0 ? resendSeconds : Math.max(0, Math.ceil(resendSeconds - passed))
}
