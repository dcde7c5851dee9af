import { PageHeader } from '../../ui/page-header'
import { useTranslation } from '../language/i18n'
import classes from './form-page.module.css'
import { RecordForm, type RecordFormProps } from './record-form'

interface FormPageProps extends RecordFormProps {
  /** Keys; the page translates them. */
  title: string
  description?: string
}

/** A page that is one form: `<FormPage form={form} title="Add Hotlist" submitLabel="Add Hotlist">inputs</FormPage>`. */
export function FormPage({ title, description, ...form }: FormPageProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <PageHeader title={t(title)} description={description && t(description)} />
      <div className={classes.card}>
        <RecordForm {...form} hasKey />
      </div>
    </div>
  )
}
