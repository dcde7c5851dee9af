import { type Delivery, notificationFacts } from '@corridor/contract/told/notification/kinds'
import type { NotificationSetting } from '@corridor/contract/told/notification/shapes'
import { Checkbox } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from './delivery-matrix.module.css'

interface Way {
  /** A key. */
  label: string
  isOn: (delivery: Delivery) => boolean
  /** The delivery with this way, and without it: what comes by mail is in the app too. */
  on: Delivery
  off: Delivery
}

const ways: readonly Way[] = [
  { label: text('App'), isOn: (delivery) => delivery !== 'never', on: 'app', off: 'never' },
  { label: text('Email now'), isOn: (delivery) => delivery === 'mail', on: 'mail', off: 'app' },
  { label: text('Daily email'), isOn: (delivery) => delivery === 'digest', on: 'digest', off: 'app' },
]

interface DeliveryMatrixProps {
  /** A key. */
  title: string
  settings: readonly NotificationSetting[]
  choose: (kind: NotificationSetting['kind'], delivery: Delivery) => void
}

/** Kinds of notifications by the ways in which they come. */
export function DeliveryMatrix({ title, settings, choose }: DeliveryMatrixProps) {
  const { t } = useTranslation()
  return (
    <table className={classes.matrix}>
      <caption>{t(title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Kind')}</th>
          {ways.map(({ label }) => (
            <th key={label} scope="col" className={classes.way}>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.map(({ kind, delivery, isFixed }) => (
          <tr key={kind}>
            <th scope="row">
              {t(notificationFacts[kind].title)}
              {isFixed && (
                <span className={classes.fixed}>{t('You always get this one, in the app and by email.')}</span>
              )}
            </th>
            {ways.map(({ label, isOn, on, off }) => (
              <td key={label} className={classes.way}>
                <Checkbox
                  className={classes.box ?? ''}
                  aria-label={`${t(notificationFacts[kind].title)}: ${t(label)}`}
                  checked={isOn(delivery)}
                  disabled={isFixed}
                  onChange={(event) => choose(kind, event.currentTarget.checked ? on : off)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
