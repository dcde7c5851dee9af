import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { useQuery } from '@tanstack/react-query'
import type { EntryKind, EntryRow } from '../../../../lib/entry/entry-kind'
import { errorText, useTranslation } from '../../../../lib/i18n'
import { askList } from '../../../../lib/list/ask-list'
import { Facts, RecordCard } from '../../../../lib/record/record-card'
import { toSearch } from '../../../../lib/search'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import classes from './entries-card.module.css'

interface EntriesCardProps<Row extends EntryRow, Entry extends object> {
  kind: EntryKind<Row, Entry>
  vendor: Vendor
  mayManage: boolean
  /** Where they are kept. */
  step: number
}

const shownMax = 100

/** The records of one step of a vendor, with the way to where they are kept. */
export function EntriesCard<Row extends EntryRow, Entry extends object>({
  kind,
  vendor,
  mayManage,
  step,
}: EntriesCardProps<Row, Entry>) {
  const { t } = useTranslation()
  const { texts, calls, order, Heading, factsOf } = kind
  const { data, error } = useQuery({
    queryKey: [...calls.list.key(), 'record'],
    queryFn: ({ signal }) => askList(calls.list, { limit: shownMax, ...order }, { signal }),
  })
  return (
    <RecordCard
      title={texts.heading}
      action={
        mayManage && (
          <TextLink to={paths.company.vendorStep(step)} search={toSearch({ vendor: vendor._id })}>
            {t(data?.totalDocs ? 'Edit' : texts.addNew)}
          </TextLink>
        )
      }
    >
      {error && <p>{errorText(error)}</p>}
      {data?.totalDocs === 0 && <p className={classes.quiet}>{t('Nothing here yet.')}</p>}
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
