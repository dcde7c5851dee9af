import { isMergeField, replaceBraced } from '@corridor/contract/mail/template/merge-fields'
import { useTranslation } from '../../../lib/language/i18n'
import { fieldLabel } from './field-label'

/** A subject with its fields by their names, as people read it. */
export function SubjectText({ subject }: { subject: string }) {
  const { t } = useTranslation()
  return <bdi>{replaceBraced(subject, (key) => (isMergeField(key) ? `[${fieldLabel(key, t)}]` : key))}</bdi>
}
