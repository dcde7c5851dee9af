import type { CompanyDocument } from '@corridor/contract/company/document/shapes'
import type { CompanyDocumentType } from '@corridor/contract/company/onboarding/choices'
import { Checkbox, Group, Title } from '@mantine/core'
import { useEffect, useId } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { UploadField } from '../../../lib/upload/upload-field'
import { useUpload } from '../../../lib/upload/use-upload'
import { Badge } from '../../../ui/badge'
import classes from './documents.module.css'
import type { DocumentsValues } from './documents-form'
import { documentWords, flagsOf } from './exports/document-words'
import { StoredDocument } from './stored-document'
import { refreshOnboarding } from './use-own-company'

interface DocumentSlotProps {
  type: CompanyDocumentType
  stored: CompanyDocument | undefined
  form: Pick<RecordFormState<DocumentsValues>, 'values' | 'setValue' | 'field' | 'tick' | 'clearError'>
  onFilled: () => void
  onUploading: (type: CompanyDocumentType, isUploading: boolean) => void
}

/** One document: what it is, whether it is there, its file, and the answers of a company that has none. */
export function DocumentSlot({ type, stored, form, onFilled, onUploading }: DocumentSlotProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { title, words } = documentWords[type]
  const flags = flagsOf(type)
  const isLacking = flags ? form.values[flags.lacks] : false
  const isNeedless = flags ? form.values[flags.spares] : false
  const upload = useUpload('company-document', {
    isImmediate: true,
    save: { call: save, failed: text('Error saving file reference: {message}') },
  })
  const { isUploading } = upload

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is told when that changes, not at each drawing.
  useEffect(() => onUploading(type, isUploading), [isUploading])

  async function save(documentKey: string) {
    try {
      // A slot that was empty has no version: 0 tells of a file that someone else put there meanwhile.
      const version = stored?.version ?? 0
      await client.document.add({ documents: [{ documentType: type, documentKey, version }] })
    } catch (error) {
      await refresh(api.document)
      throw error
    }
    toast.success(t('File uploaded successfully for {type}', { type: t(title) }))
    onFilled()
    // It is stored, whatever becomes of this reading.
    await refreshOnboarding().catch(() => undefined)
  }

  function spare(isTicked: boolean) {
    if (!flags) return
    form.setValue(flags.spares, isTicked)
    if (isTicked) form.setValue(flags.lacks, true)
    form.clearError(type)
  }

  const error = form.field(type).error
  return (
    <section className={classes.slot} aria-labelledby={titleId} data-invalid={error ? true : undefined}>
      <div className={classes.about}>
        <div className={classes.head}>
          <Title order={2} id={titleId} size="h3">
            {t(title)}
          </Title>
          <SlotState isStored={stored !== undefined} isLacking={isLacking} isNeedless={isNeedless} />
        </div>
        <p className={classes.words}>{t(words)}</p>
        {flags && (
          <Group gap="lg" role="group" aria-labelledby={titleId}>
            <Checkbox
              {...form.tick(flags.lacks)}
              disabled={isNeedless}
              label={t("Don't Have")}
              onChange={(event) => {
                form.setValue(flags.lacks, event.currentTarget.checked)
                form.clearError(type)
              }}
            />
            <Checkbox
              {...form.tick(flags.spares)}
              label={t("Don't Need")}
              onChange={(event) => spare(event.currentTarget.checked)}
            />
          </Group>
        )}
      </div>
      <div className={classes.file}>
        {stored && <StoredDocument document={stored} isLeaving={isLacking} />}
        {!isNeedless && (
          <UploadField upload={upload} label={stored ? 'Replace' : 'Upload'} of={titleId} error={error} isCompact />
        )}
      </div>
    </section>
  )
}

interface SlotStateProps {
  isStored: boolean
  isLacking: boolean
  isNeedless: boolean
}

function SlotState({ isStored, isLacking, isNeedless }: SlotStateProps) {
  const { t } = useTranslation()
  if (isNeedless) return <Badge>{t("Don't Need")}</Badge>
  if (isLacking) return <Badge>{t("Don't Have")}</Badge>
  return isStored ? <Badge tone="good">{t('Uploaded')}</Badge> : <Badge tone="attention">{t('Missing')}</Badge>
}
