import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { IconPhoneOff } from '@tabler/icons-react'
import { useTranslation } from '../../../../lib/i18n'
import { PhoneLink, PhoneText } from '../../../../lib/record/phone-link'
import classes from './phone-of.module.css'

interface PhoneOfProps {
  phone: Candidate['phoneInfo'][number] | undefined
  /** Ready to call. */
  isLink?: boolean
}

/** A candidate's phone; one that no network has says so. */
export function PhoneOf({ phone, isLink = false }: PhoneOfProps) {
  const { t } = useTranslation()
  if (!phone) return null
  const { number, shown, isCallable } = phone
  if (isCallable)
    return isLink ? <PhoneLink phone={number} shown={shown} /> : <PhoneText phone={number} shown={shown} />
  const reason = t('No network has this number')
  return (
    <span className={classes.phone} title={reason}>
      <PhoneText phone={number} shown={shown} />
      <IconPhoneOff size={16} role="img" aria-label={reason} className={classes.flag} />
    </span>
  )
}
