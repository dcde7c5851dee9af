import type { VendorLikeness } from '@corridor/contract/vendor/vendor/kinds'
import type { VendorStepOne } from '@corridor/contract/vendor/vendor/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import classes from './likely-vendors.module.css'
import { useLikelyVendors } from './use-likely-vendors'

const shownMax = 3

const reasonNames: Record<VendorLikeness, string> = {
  name: text('same name'),
  domain: text('same domain'),
  email: text('same e-mail'),
  phone: text('same phone'),
}

interface LikelyVendorsProps {
  values: VendorStepOne
  vendorId?: string | undefined
  /** While it is saved, and after that, the form's own vendor would be found. */
  isBusy: boolean
}

/** Which vendor may be the same, while a form is filled in. Saving it says that this is another one. */
export function LikelyVendors({ values, vendorId, isBusy }: LikelyVendorsProps) {
  const { t } = useTranslation()
  const found = useLikelyVendors(values, vendorId, isBusy)
  const likely = found?.data ?? []
  const beyond = found?.beyond
  return (
    <div aria-live="polite">
      {(likely.length > 0 || beyond) && (
        <Message tone="attention">
          <strong>{t('Possible duplicates')}</strong>
          <ul className={classes.likely} aria-label={t('Possible duplicates')}>
            {likely.slice(0, shownMax).map((vendor) => (
              <li key={vendor._id}>
                <TextLink to={paths.company.viewVendor(vendor._id)} target="_blank" rel="noopener">
                  {vendor.vendorName} <span>{t('(opens in a new tab)')}</span>
                </TextLink>
                <span className={classes.reasons}>{vendor.reasons.map((one) => t(reasonNames[one])).join(', ')}</span>
              </li>
            ))}
            {beyond && (
              <li>
                {beyond.unit
                  ? t('Vendor already exists in {unit}. Please ask there', { unit: beyond.unit })
                  : beyond.person
                    ? t('Vendor already exists. Please ask {person}', { person: beyond.person })
                    : t('Vendor already exists, beyond what you see. Please ask an Owner of your company')}
              </li>
            )}
          </ul>
          {likely.length > shownMax && t('And {n} more', { n: likely.length - shownMax })}
        </Message>
      )}
    </div>
  )
}
