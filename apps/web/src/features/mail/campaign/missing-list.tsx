import type { Reach } from '@corridor/contract/mail/campaign/reach'
import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { access } from '@corridor/contract/wire/access'
import { ApiError } from '../../../lib/call/api-error'
import { errorText, useErrorTexts, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './check.module.css'

/** The person it comes from: without one no mail can be shown. */
const ofSender = ['campaign.noUnit', 'campaign.noSender', 'campaign.noPostalAddress']
/** The acts that mend what is missing, where that is not to change the campaign itself. */
const ofUnit: Record<string, string> = {
  'campaign.noSender': text('Add an e-mail address'),
  'campaign.noPostalAddress': text('Add a postal address'),
}
const ofMailbox: Record<string, string> = {
  'campaign.noServer': text('Set up email'),
  'campaign.addressUnproved': text('Prove the address'),
  'campaign.mailboxLost': text('Connect the mailbox again'),
}

export const lacksSender = ({ missing }: Reach) => missing.some(({ code }) => ofSender.includes(code))

/** All that must be done before a draft can be sent, each with the way to where it is done. */
export function MissingList({ campaign, reach }: { campaign: Campaign; reach: Reach }) {
  const { t } = useTranslation()
  useErrorTexts()
  const maySetUnits = useMay(access.units.manage)
  if (reach.missing.length === 0) return null
  const wayTo = (code: string) => {
    if (ofMailbox[code]) return { to: paths.company.listMailbox, label: ofMailbox[code] }
    if (ofUnit[code])
      return maySetUnits && campaign.from
        ? { to: paths.company.editBusinessUnit(campaign.from), label: ofUnit[code] }
        : undefined
    return { to: paths.company.editCampaign(campaign._id), label: text('Change the campaign') }
  }
  return (
    <div className={classes.before}>
      <RecordCard title="Before this can be sent">
        <ul className={classes.missing} aria-label={t('Before this can be sent')}>
          {reach.missing.map((one) => {
            const way = wayTo(one.code)
            return (
              <li key={one.code}>
                <span>{errorText(new ApiError(409, one))}</span>
                {way && <TextLink to={way.to}>{t(way.label)}</TextLink>}
              </li>
            )
          })}
        </ul>
      </RecordCard>
    </div>
  )
}
