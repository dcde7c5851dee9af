import { useTranslation } from '../../../../lib/i18n'
import { LateSelect } from '../../../../lib/late/late-select'
import type { ListRow } from '../../../../lib/list/types'
import type { List } from '../../../../lib/list/use-list'
import classes from './search-order.module.css'

/** Words are sorted by relevance, until somebody wants another order. */
export const searchOrder = (query: string | undefined, size?: number) => ({
  sorts: ['relevance'] as const,
  defaults: { ...(query ? { sort: 'relevance' as const } : {}), ...(size ? { size } : {}) },
})

/** How what a search found is ordered. Any column may order it instead. */
export function SearchOrder<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { t } = useTranslation()
  const { sort, dir } = list.state
  const isNewest = sort === 'createDate' && dir === 'desc'
  return (
    <LateSelect
      className={classes.order}
      size="xs"
      aria-label={t('Order')}
      placeholder={t('Order')}
      data={[
        { value: 'createDate', label: t('Newest first') },
        { value: 'relevance', label: t('Relevance') },
      ]}
      value={isNewest || sort === 'relevance' ? sort : null}
      allowDeselect={false}
      onChange={(value) => value && list.change({ sort: value, dir: 'desc' })}
    />
  )
}
