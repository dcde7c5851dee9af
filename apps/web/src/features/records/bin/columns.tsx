import type { Binned, bin } from '@corridor/contract/records/bin/shapes'
import { recordFacts } from '@corridor/contract/records/record/kinds'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { ColumnOf } from '../../../lib/list/types'

export const binColumns: readonly ColumnOf<typeof bin.list>[] = [
  { header: text('Name'), sort: 'name', cell: (row) => row.name, card: 'title' },
  { header: text('Kind'), sort: 'kind', cell: ({ kind }) => <KindName kind={kind} />, card: 'fact' },
  {
    header: text('Deleted'),
    sort: 'createDate',
    cell: ({ deletedDate }) => <ShortDate value={deletedDate} />,
    card: 'fact',
  },
  { header: text('Deleted by'), cell: (row) => ownerName(row.userInfo) },
  {
    header: text('Kept until'),
    cell: ({ purgeDate }) => <ShortDate value={purgeDate} />,
    card: 'fact',
  },
]

function KindName({ kind }: Pick<Binned, 'kind'>) {
  const { t } = useTranslation()
  return t(recordFacts[kind].title)
}
