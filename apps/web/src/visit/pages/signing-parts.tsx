import { Failure } from '../failure'
import type { PageProps } from '../page'

/** Reason why nothing was signed: what is wrong with the form, or what refused it. */
export function SigningFault({ t, given, outcome }: Pick<PageProps, 't' | 'given' | 'outcome'>) {
  if (given.fault)
    return (
      <p role="alert" className="message danger">
        {t(given.fault)}
      </p>
    )
  return outcome && outcome !== 'done' ? <Failure t={t} outcome={outcome} /> : null
}

/** The fields of a signature: the text that was read, the name, and the tick. */
export const SignatureFields = ({ t, given }: Pick<PageProps, 't' | 'given'>) => (
  <>
    <input type="hidden" name="read" value={given.read} />
    <label className="field">
      {t('Your full name')}
      <input name="name" required minLength={2} maxLength={100} autoComplete="name" defaultValue={given.name} />
    </label>
    <label className="tick">
      <input type="checkbox" name="consent" value="yes" required />
      <span>{given.consent}</span>
    </label>
  </>
)
