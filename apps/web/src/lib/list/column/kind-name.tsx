import { exportFacts, type WrittenKind } from '@corridor/contract/records/export/kinds'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { useTranslation } from '../../language/i18n'

/** What kind of record a row is about. */
export function KindName({ kind }: { kind: RecordKind | WrittenKind }) {
  const { t } = useTranslation()
  return t(exportFacts[kind].title)
}
