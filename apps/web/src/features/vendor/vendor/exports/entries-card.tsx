import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { EntriesCard as Card } from '../../../../lib/entry/entries-card'
import type { EntryKind, EntryRow } from '../../../../lib/entry/entry-kind'
import { useTranslation } from '../../../../lib/language/i18n'
import { toSearch } from '../../../../lib/page/search'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'

interface EntriesCardProps<Row extends EntryRow, Entry extends object> {
  kind: EntryKind<Row, Entry>
  vendor: Vendor
  mayManage: boolean
  /** The step in which they are kept. */
  step: number
}

/** The records of one step of a vendor, with the way to where they are kept. */
export function EntriesCard<Row extends EntryRow, Entry extends object>({
  kind,
  vendor,
  mayManage,
  step,
}: EntriesCardProps<Row, Entry>) {
  const { t } = useTranslation()
  const toStep = (isEmpty: boolean) => (
    <TextLink to={paths.company.vendorStep(step)} search={toSearch({ vendor: vendor._id })}>
      {t(isEmpty ? kind.texts.addNew : 'Edit')}
    </TextLink>
  )
  return <Card kind={kind} action={mayManage ? toStep : undefined} />
}
