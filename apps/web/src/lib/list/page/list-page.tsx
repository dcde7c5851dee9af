import type { ListRow } from '../types'
import { ListGrid, type ListGridProps } from './list-grid'

/** A whole list page: title, search and filters, count, rows, selection bar, pages, and the four states of having no rows. */
export const ListPage = <Row extends ListRow>(props: ListGridProps<Row> & { title: string }) => <ListGrid {...props} />
