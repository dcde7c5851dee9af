import { exportFacts, type WrittenKind } from '@corridor/contract/records/export/kinds'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { useTranslation } from '../../language/i18n'

/** The kind of record that a row is about. */
export function KindName({ kind }: { kind: RecordKind | WrittenKind }) {
  const { t } = useTranslation()
  return t(exportFacts[kind].title)
}
