import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header'
import { useTranslation } from '../i18n'
import { ListGrid, type ListGridProps } from './list-grid'
import type { ListRow } from './types'

interface ListPageProps<Row extends ListRow> extends ListGridProps<Row> {
  /** Keys; the page translates them. */
  title: string
  description?: string
  /** Secondary actions, before the primary one. */
  actions?: ReactNode
}

/** A whole list page: header, search and filters, count, rows, selection bar, pages, and the four states of having no rows. */
export function ListPage<Row extends ListRow>({ title, description, actions, ...grid }: ListPageProps<Row>) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t(title)} description={description && t(description)}>
        {actions}
        {grid.primaryAction}
      </PageHeader>
      <ListGrid {...grid} />
    </>
  )
}
