import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../ui/link'
import { errorText, useTranslation } from '../language/i18n'
import { askList } from '../list/ask-list'
import { toSearch } from '../page/search'
import { useSection } from '../record/frame/sections'
import type { Address } from '../record/frame/way-link'
import { Facts, RecordCard } from '../record/record-card'
import classes from './entries-card.module.css'
import type { EntryKind, EntryRow } from './entry-kind'

interface EntriesCardProps<Row extends EntryRow, Entry extends object> {
  kind: EntryKind<Row, Entry>
  /** The way to where they are kept, for those who may change them. */
  edit: Address | false
}

const shownMax = 100

/** Entries of one kind in a record. */
export function EntriesCard<Row extends EntryRow, Entry extends object>({ kind, edit }: EntriesCardProps<Row, Entry>) {
  const { t } = useTranslation()
  const { texts, calls, order, Heading, factsOf } = kind
  const { data, error, isPending } = useQuery({
    queryKey: [...calls.list.key(), 'record'],
    queryFn: ({ signal }) => askList(calls.list, { limit: shownMax, ...order }, { signal }),
  })
  if (useSection(texts.heading, { isPending, isEmpty: data?.totalDocs === 0, add: edit })) return null
  return (
    <RecordCard
      title={texts.heading}
      action={
        edit && (
          <TextLink
            to={edit.to}
            search={toSearch(edit.search ?? {})}
            aria-label={t('Edit {name}', { name: t(texts.heading) })}
          >
            {t('Edit')}
          </TextLink>
        )
      }
    >
      {error && <p>{errorText(error)}</p>}
      <ul className={classes.entries}>
        {data?.data.map((row) => (
          <li key={row._id}>
            <h3>
              <Heading row={row} />
            </h3>
            <Facts facts={factsOf(row)} />
          </li>
        ))}
      </ul>
    </RecordCard>
  )
}
