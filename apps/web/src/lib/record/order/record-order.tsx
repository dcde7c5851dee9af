import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { TextLink } from '../../../ui/link'
import { formatNumber } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import { pageOf } from '../../list/way'
import { toSearch } from '../../page/search'
import { barEndId } from '../bar-end'
import classes from './record-order.module.css'
import type { RecordOrder as Order } from './use-record-order'

/** The place of a record in the list that it was opened from: back to its row, and on to its neighbours. */
export function RecordOrder({ order: { way, place, total, go } }: { order: Order }) {
  const { t } = useTranslation()
  const words = t('{n} of {total}', { n: formatNumber(place), total: formatNumber(total) })
  const page = pageOf(way)
  const bar = (
    <nav className={classes.order} aria-label={t('Place in the list')}>
      <TextLink
        to={way.pathname}
        search={toSearch({ ...way.search, page: page === 1 ? undefined : String(page) })}
        className={classes.back}
      >
        <IconArrowLeft size={16} aria-hidden className={classes.arrow} />
        <bdi>{way.searched || t(way.title)}</bdi>
      </TextLink>
      <span className={classes.place}>{words}</span>
      <ActionIcon
        size={32}
        variant="default"
        disabled={place <= 1}
        aria-label={t('Previous record')}
        aria-keyshortcuts="k"
        title={`${t('Previous record')} (K)`}
        onClick={() => go(-1)}
      >
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={32}
        variant="default"
        disabled={place >= total}
        aria-label={t('Next record')}
        aria-keyshortcuts="j"
        title={`${t('Next record')} (J)`}
        onClick={() => go(1)}
      >
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
    </nav>
  )
  const end = document.getElementById(barEndId)
  return end ? createPortal(bar, end) : bar
}
