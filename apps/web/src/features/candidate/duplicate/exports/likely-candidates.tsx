import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import type { LikelyCandidate } from '@corridor/contract/candidate/duplicate/shapes'
import { Reasons } from '../../../../lib/duplicate/reasons'
import { useTranslation } from '../../../../lib/language/i18n'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { Message } from '../../../../ui/message'
import { candidateName } from '../../candidate/exports/candidate-name'
import { PhoneOf } from '../../candidate/exports/phone-of'
import classes from '../duplicate.module.css'
import { useLikely } from '../use-likely'
import { reasonWords } from '../words'

const shownMax = 3

interface LikelyCandidatesProps {
  values: CandidateAdd
  candidateId?: string | undefined
  /** While it is saved, and after that, the form's own person would be found. */
  isBusy: boolean
}

/** People who may be the same person, shown while a form is filled in. Saving it says that this is somebody else. */
export function LikelyCandidates({ values, candidateId, isBusy }: LikelyCandidatesProps) {
  const { t } = useTranslation()
  const { likely, uncallable, isFailed } = useLikely(values, candidateId, isBusy)
  // A choice that saving refuses is not offered.
  const typed = [values.email, ...values.emails].map((email) => email.trim().toLowerCase())
  const isTaken = likely.some(({ candidate }) => candidate.emails.some((email) => typed.includes(email.toLowerCase())))
  return (
    <div aria-live="polite" className={classes.live}>
      {isFailed && <p className={classes.quiet}>{t('We could not check for possible duplicates.')}</p>}
      {uncallable.length > 0 && (
        <Message tone="attention">
          {t('Not a working phone number')}: <bdi dir="ltr">{uncallable.join(', ')}</bdi>
        </Message>
      )}
      {!isFailed && likely.length > 0 && (
        <Message tone="attention">
          <strong>{t('Possible duplicates')}</strong>
          <span className={classes.hint}>
            {t(
              isTaken
                ? 'Another candidate already uses this email address. Enter a different one to save.'
                : 'If this is a different person, you can save.',
            )}
          </span>
          <ul className={classes.likely} aria-label={t('Possible duplicates')}>
            {likely.slice(0, shownMax).map((one) => (
              <Likely key={one.candidate._id} {...one} />
            ))}
          </ul>
          {likely.length > shownMax && t('And {n} more', { n: likely.length - shownMax })}
        </Message>
      )}
    </div>
  )
}

function Likely({ candidate, score, reasons }: LikelyCandidate) {
  const { t } = useTranslation()
  return (
    <li>
      <TextLink to={paths.company.viewCandidate(candidate._id)} target="_blank" rel="noopener">
        {candidateName(candidate)} <span className={classes.newTab}>{t('(opens in a new tab)')}</span>
      </TextLink>
      <span className={classes.facts}>
        {candidate.jobTitle && <bdi>{candidate.jobTitle}</bdi>}
        <bdi>{candidate.email}</bdi>
        <PhoneOf phone={candidate.phoneInfo[0]} />
      </span>
      <Reasons score={score} reasons={reasons} words={reasonWords} />
    </li>
  )
}
