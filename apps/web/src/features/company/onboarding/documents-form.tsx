import {
  type Company,
  type DocumentationInfo,
  type DocumentationSaved,
  documentationForm,
} from '@corridor/contract/company/company/shapes'
import { type CompanyDocumentType, companyDocumentTypes } from '@corridor/contract/company/onboarding/choices'
import { isKnownIn } from '@corridor/contract/company/onboarding/documents'
import { completeWebsite } from '@corridor/contract/field/website'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { DocumentSlot } from './document-slot'
import classes from './documents.module.css'
import { documentTitles, flagLabels, flagsOf } from './exports/document-words'
import { saveFailing } from './save-failing'
import type { Documents } from './use-documents'
import { reloadOwnCompany } from './use-own-company'
import { useStepSaved } from './use-step-saved'

const websiteCharsMax = 50

/** The values of the form, and a place for what each slot lacks. */
export type DocumentsValues = DocumentationInfo & { id: string; version: number; websiteLink: string } & Partial<
    Record<CompanyDocumentType, never>
  >

/** The website, and a slot for each document with what the company answers about it. A file is stored at once, the rest by the button. */
export function DocumentsForm({ company, documents }: { company: Company; documents: Documents }) {
  const { t } = useTranslation()
  const saved = useStepSaved(4)
  const country = countryOf(company)
  const [uploading, setUploading] = useState<readonly CompanyDocumentType[]>([])
  const form = useRecordForm<DocumentsValues, DocumentationSaved, unknown>({
    entity: text('Company'),
    draft: 'onboarding.documents',
    schema: documentationForm(
      companyDocumentTypes.filter((type) => documents[type]),
      country,
    ),
    initial: toValues(company),
    failing: saveFailing,
    submit: ({ id, version, websiteLink, ...documentationInfo }) =>
      client.company.update({ id, version, websiteLink, documentationInfo }),
    onSaved: () => {
      toast.success(t('Documentation information updated successfully'))
      return saved()
    },
    merging: {
      reload: async () => toValues(await reloadOwnCompany()),
      labels: { websiteLink: text('Website Link'), ...flagLabels, ...documentTitles },
    },
  })

  const website = form.field('websiteLink')
  // One that the country does not know is not asked for; what a company gave all the same stays in its hands.
  const askedTypes = companyDocumentTypes.filter((type) => documents[type] || isKnownIn(type, country))

  function fill(type: CompanyDocumentType) {
    const flags = flagsOf(type)
    if (flags) {
      form.setValue(flags.lacks, false)
      form.setValue(flags.spares, false)
    }
    form.clearError(type)
  }
  const follow = (type: CompanyDocumentType, isUploading: boolean) =>
    setUploading((before) => [...before.filter((other) => other !== type), ...(isUploading ? [type] : [])])

  return (
    <RecordForm form={form} submitLabel="Save & Continue" isUploading={uploading.length > 0}>
      <div className={classes.slot}>
        <TextInput
          {...website}
          label={t('Website Link')}
          description={t('Its address. Write NA where you have no website.')}
          onBlur={() => {
            const completed = completeWebsite(form.values.websiteLink)
            if (completed !== form.values.websiteLink) form.setValue('websiteLink', completed)
            website.onBlur()
          }}
          maxLength={websiteCharsMax + 1}
          inputMode="url"
          autoComplete="url"
        />
      </div>
      {askedTypes.map((type) => (
        <DocumentSlot
          key={type}
          type={type}
          stored={documents[type]}
          form={form}
          onFilled={() => fill(type)}
          onUploading={follow}
        />
      ))}
    </RecordForm>
  )
}

const countryOf = ({ yourCountryInfo }: Company) => yourCountryInfo[0]?.code ?? null

const toValues = ({ _id: id, version, websiteLink, documentationInfo }: Company): DocumentsValues => ({
  id,
  version,
  websiteLink: websiteLink ?? '',
  ...documentationInfo,
})
