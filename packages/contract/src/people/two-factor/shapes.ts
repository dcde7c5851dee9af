import * as z from 'zod'
import { secondFactor } from '../../field/second-factor.ts'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { moment } from '../../wire/record.ts'

const currentPassword = z.string('Password is required').min(1, 'Password is required').max(256)

/** Inputs of the two-factor forms. A proof of the person comes with each change of how they sign in. */
export const TwoFactorStart = z.object({ currentPassword })
export const TwoFactorConfirm = z.object({ code: secondFactor })
export const TwoFactorProof = z.object({ currentPassword, code: secondFactor })
export type TwoFactorProof = z.infer<typeof TwoFactorProof>

const place = (path: string, summary: string) => ({ path: `/two-factor/${path}` as const, summary, tag: 'two-factor' })
const meta = { access: access.signedIn, beforeOnboarding: true }
const done = z.object({ success: z.literal(true), message: z.string() })
/** Shown once: nobody can read them again. */
const withCodes = done.extend({ recoveryCodes: z.array(z.string()) })

/** Signing in with a code of an authenticator app (TOTP, RFC 6238) beside the password; off until its person turns it on. */
export const twoFactor = {
  view: endpoint('GET', place('view', 'Whether the signed-in person signs in with a code too'), meta)
    .input(z.object({}).prefault({}))
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({
          isOn: z.boolean(),
          onDate: moment.nullable(),
          /** Recovery codes that were not used yet. */
          recoveryCodesLeft: z.int(),
        }),
      }),
    ),
  start: endpoint(
    'POST',
    place('start', 'Make a key for an authenticator app; nothing is on before it is confirmed'),
    meta,
  )
    .input(TwoFactorStart)
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({
          /** The key as text, in base32. */
          secret: z.string(),
          /** `otpauth://totp/…`, for a QR code. */
          address: z.string(),
        }),
      }),
    ),
  confirm: endpoint('POST', place('confirm', 'Turn two-factor on by a code of the app'), meta)
    .input(TwoFactorConfirm)
    .output(withCodes),
  renewCodes: endpoint('POST', place('renew-codes', 'Make new recovery codes; the old ones are dead'), meta)
    .input(TwoFactorProof)
    .output(withCodes),
  turnOff: endpoint('POST', place('turn-off', 'Sign in with the password alone again'), meta)
    .input(TwoFactorProof)
    .output(done),
}
