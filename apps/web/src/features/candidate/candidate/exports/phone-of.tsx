import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '../../../../lib/language/i18n'
import classes from './phone-of.module.css'

/** A candidate's phone, as the server writes it; one that no network has says so. */
export function PhoneOf({ phone }: { phone: Candidate['phoneInfo'][number] | undefined }) {
  const { t } = useTranslation()
  if (!phone) return null
  const shown = <bdi dir="ltr">{phone.shown}</bdi>
  if (phone.isCallable) return shown
  const reason = t('Not a working phone number')
  return (
    <span className={classes.phone} title={reason}>
      {shown}
      <IconAlertTriangle size={16} role="img" aria-label={reason} className={classes.flag} />
    </span>
  )
}
