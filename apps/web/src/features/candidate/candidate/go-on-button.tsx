import { Button } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import type { AddCandidateForm } from './exports/use-add-candidate'

/** Adds the candidate and leads on to history, education and what else the record holds. */
export function GoOnButton({ form, isUploading = false }: { form: AddCandidateForm; isUploading?: boolean }) {
  const { t } = useTranslation()
  return (
    <Button variant="default" disabled={form.isBusy || isUploading} onClick={() => void form.saveAndGoOn()}>
      {t('Add and continue')}
    </Button>
  )
}
