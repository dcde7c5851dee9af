import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import type { SearchOrderProps } from './exports/search-order'
import classes from './search-order-select.module.css'

/** How what a search found is ordered. Any column may order it instead. */
export default function SearchOrderSelect({ state, change }: SearchOrderProps) {
  const { t } = useTranslation()
  const { sort, dir } = state
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
      onChange={(value) => value && change({ sort: value, dir: 'desc' })}
    />
  )
}
