import type { AlikeMail } from '@corridor/contract/mail/alike/mail'
import { formatList, formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './alike.module.css'
import { offererOf, useAlikeWords } from './alike-words'

interface AlikeStripProps {
  alike: readonly AlikeMail[]
  openId: string
  show: (id: string) => void
}

/** One requirement of several vendors: who offers it for how much, side by side; the one that is read is tinted. */
export function AlikeStrip({ alike, openId, show }: AlikeStripProps) {
  const { t } = useTranslation()
  const { rateText } = useAlikeWords()
  if (alike.length === 0) return null
  const count = new Set(alike.map(offererOf)).size
  return (
    <section className={classes.strip} aria-labelledby="alike">
      <h3 id="alike">{t('One requirement, {count} vendors', { count, shown: formatNumber(count) })}</h3>
      <ul className={classes.offers}>
        {alike.map((mail) => {
          const isOpen = mail._id === openId
          return (
            <li key={mail._id}>
              <button
                type="button"
                className={classes.offer}
                aria-current={isOpen || undefined}
                onClick={() => show(mail._id)}
              >
                <span className={classes.offerer}>
                  <bdi>{offererOf(mail)}</bdi>
                  {mail.rate && <bdi className={classes.pays}>{rateText(mail.rate)}</bdi>}
                </span>
                <span className={classes.offered}>
                  {isOpen ? t('This mail') : <ShortDate value={mail.lastDate} />}
                  {mail.payTypes.length > 0 && <bdi>{formatList(mail.payTypes)}</bdi>}
                  {!mail.rate && <span>{t('No rate named')}</span>}
                  {mail.isUnread && !isOpen && <strong>{t('Unread')}</strong>}
                  {mail.state === 'done' && <span>{t('Done')}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
