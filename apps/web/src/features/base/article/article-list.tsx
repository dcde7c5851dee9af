import { type ArticleKind, articleTitles } from '@corridor/contract/base/article/kinds'
import type { Article, article } from '@corridor/contract/base/article/shapes'
import { IconPencil, IconPlus, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api } from '../../../lib/call/client'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { statusFilter, toggleLabel } from '../../../lib/list/filter/status-filter'
import { ListPage } from '../../../lib/list/page/list-page'
import { useRowVerbs } from '../../../lib/list/row/use-row-verbs'
import type { ColumnOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { articleDescriptions, articleListTitles } from './texts'

const columnsOf = (kind: ArticleKind): readonly ColumnOf<typeof article.news.list>[] => [
  {
    header: text('Title'),
    sort: 'title',
    card: 'title',
    cell: (row) => <TextLink to={paths.admin.editArticle(kind, row._id)}>{row.title}</TextLink>,
  },
  { header: text('From day'), sort: 'startsOn', cell: ({ startsOn }) => startsOn && <ShortDate value={startsOn} /> },
  {
    header: text('To day'),
    sort: 'endsOn',
    card: 'fact',
    cell: ({ endsOn }) => endsOn && <ShortDate value={endsOn} />,
  },
  { header: text('Status'), sort: 'status', card: 'fact', cell: (row) => <StatusBadge status={row.status} /> },
  { header: text('Written by'), cell: (row) => <bdi>{ownerName(row.userInfo)}</bdi> },
  { header: text('Created'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} /> },
]
const columns = { news: columnsOf('news'), offer: columnsOf('offer') }
const filters = { status: statusFilter }

/** The list in which administrators keep their articles of one kind. */
export function ArticleList({ kind }: { kind: ArticleKind }) {
  const { t } = useTranslation()
  const calls = api.article[kind]
  const list = useList(calls.list, { columns: columns[kind], filters, name: kind })
  const verbs = useRowVerbs(calls.list, calls, {
    title: t('Delete {entity}', { entity: t(articleTitles[kind]) }),
    question: t('Are you sure you want to delete this record?'),
    nameOf: (row) => row.title,
  })
  const rowActions = (row: Article): RowAction[] => [
    { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => verbs.toggle(row) },
    { label: text('Edit'), icon: IconPencil, to: paths.admin.editArticle(kind, row._id) },
    { label: text('Delete'), icon: IconTrash, danger: true, run: () => verbs.remove(row) },
  ]
  return (
    <ListPage
      title={articleListTitles[kind]}
      description={articleDescriptions[kind]}
      list={list}
      rowName={(row) => row.title}
      rowTo={(row) => paths.admin.editArticle(kind, row._id)}
      rowActions={rowActions}
      bulk={kind}
      searchPlaceholder={text('Search by title or description')}
      emptyDescription={articleDescriptions[kind]}
      primaryAction={
        <ButtonLink to={paths.admin.addArticle(kind)} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('Add {entity}', { entity: t(articleTitles[kind]) })}
        </ButtonLink>
      }
    />
  )
}
