import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { StoredImage } from '../../../lib/upload/stored-image'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import classes from './branding.module.css'

type Name = 'bannerImage' | 'companyLogo'

interface PictureFieldProps {
  form: Pick<RecordFormState<Record<Name, string>>, 'values' | 'setValue' | 'field' | 'clearError'>
  name: Name
  /** The picture that is saved: another is shown by the upload until then. */
  stands: string | null | undefined
  /** A key. */
  label: string
}

/** A picture that the form holds by its key: the one that stands, and a place for another. */
export function PictureField({ form, name, stands, label }: PictureFieldProps) {
  const { t } = useTranslation()
  const upload = useUpload('company-image', {
    isImmediate: true,
    onStored: (fileKey) => {
      form.setValue(name, fileKey)
      form.clearError(name)
    },
  })
  const fileKey = form.values[name]
  return (
    <div>
      {stands && fileKey === stands && <StoredImage fileKey={stands} alt={t(label)} className={classes.picture} />}
      <UploadField upload={upload} label={label} error={form.field(name).error} />
    </div>
  )
}
