import { type RecordKind, recordFacts } from '@corridor/contract/record-kinds'
import { useTranslation } from 'react-i18next'

/** What kind of record a row is about. */
export function KindName({ kind }: { kind: RecordKind }) {
  const { t } = useTranslation()
  return t(recordFacts[kind].title)
}
