import { pageSizes } from '@corridor/contract/wire/list-bounds'
import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { formatNumber } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import type { ListRow } from '../types'
import type { List } from '../use-list'
import classes from './list.module.css'
import { pageBlock } from './page-block'

/** Page buttons in blocks of five, and how many rows a page has. */
export function ListPager<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { t } = useTranslation()
  const { page, size } = list.state
  const pages = Math.max(Math.ceil(list.total / size), 1)
  const step = (label: string, target: number, Icon: typeof IconChevronLeft) => (
    <button
      type="button"
      className={classes.page}
      aria-label={label}
      disabled={target < 1 || target > pages || target === page}
      onClick={() => list.change({ page: target })}
    >
      <Icon size={16} aria-hidden />
    </button>
  )

  return (
    <div className={classes.pager}>
      <div className={classes.size}>
        <span className={classes.range}>
          {t('{range} of {total}', {
            // From the lower to the higher, in every script.
            range: `\u2066${formatNumber(Math.min((page - 1) * size + 1, list.total))}–${formatNumber(Math.min(page * size, list.total))}\u2069`,
            total: `${formatNumber(list.total)}${list.isExact ? '' : '+'}`,
          })}
        </span>
        <NativeSelect
          size="xs"
          w={76}
          aria-label={t('Rows per page')}
          data={pageSizes.map(String)}
          value={String(size)}
          onChange={(event) => list.change({ size: Number(event.currentTarget.value) })}
        />
        <span className={classes.rowsPerPage}>{t('rows per page')}</span>
      </div>
      <nav className={classes.pages} aria-label={t('Pages')}>
        {step(t('First page'), 1, IconChevronsLeft)}
        {step(t('Previous page'), page - 1, IconChevronLeft)}
        {pageBlock(page, pages).map((number) => (
          <button
            key={number}
            type="button"
            className={classes.page}
            aria-label={t('Page {number}', { number })}
            {...(number === page ? { 'aria-current': 'page' as const } : {})}
            onClick={() => list.change({ page: number })}
          >
            {formatNumber(number)}
          </button>
        ))}
        {step(t('Next page'), page + 1, IconChevronRight)}
        {step(t('Last page'), pages, IconChevronsRight)}
      </nav>
    </div>
  )
}
