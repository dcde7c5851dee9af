import { type ReferenceSource, referenceDetails } from '@corridor/contract/company/onboarding/choices'
import type { CompanyReference, ReferenceAnswer } from '@corridor/contract/company/reference/shapes'
import { TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import classes from '../../../lib/wizard/wizard.module.css'
import { detailText, referenceSources, referenceWords } from './exports/reference-words'
import { loadReference } from './use-reference'
import { useStepSaved } from './use-step-saved'

interface Values {
  /** The company's: its draft belongs to it. */
  id: string
  version: number
  /** One value, so that whoever answers at the same time chooses between whole answers. */
  reference: ReferenceAnswer
}

export function ReferenceForm({ companyId, reference }: { companyId: string; reference: CompanyReference | null }) {
  const { t } = useTranslation()
  const saved = useStepSaved(5)
  const toValues = (stands: CompanyReference | null): Values => ({
    id: companyId,
    // 0 tells of an answer that someone else gave first.
    version: stands?.version ?? 0,
    reference: toAnswer(stands),
  })
  const form = useRecordForm({
    entity: text('Reference'),
    draft: 'onboarding.reference',
    schema: () =>
      import('@corridor/contract/company/reference/shapes').then(({ CompanyReferenceForm }) => CompanyReferenceForm),
    initial: toValues(reference),
    submit: ({ version, reference: body }) => client.reference.add({ ...body, version }),
    onSaved: () => {
      toast.success(t('Reference information saved successfully!'))
      return saved()
    },
    merging: {
      reload: async () => toValues(await loadReference()),
      labels: { reference: text('Reference By') },
      show: (_, answer) => <AnswerText answer={answer as ReferenceAnswer} />,
    },
  })
  const answer = form.values.reference
  const { error, onBlur } = form.field('reference')
  const change = (to: ReferenceAnswer) => {
    form.setValue('reference', to)
    form.clearError('reference')
  }
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save & Continue" isDone={reference !== null}>
        <LateSelect
          name="referenceBy"
          label={t('Reference By')}
          placeholder={t('Choose how you heard about us')}
          data={referenceSources.map((source) => ({ value: source, label: t(referenceWords[source].label) }))}
          value={answer.source}
          error={answer.source ? undefined : error}
          onChange={(source) => change({ source: source as ReferenceSource, detail: '' })}
          allowDeselect={false}
          withAsterisk
        />
        {answer.source && (
          <DetailInput
            key={answer.source}
            source={answer.source}
            detail={answer.detail}
            error={error}
            onBlur={onBlur}
            onChange={(detail) => change({ ...answer, detail })}
          />
        )}
      </RecordForm>
    </div>
  )
}

interface DetailInputProps {
  source: ReferenceSource
  detail: string
  error: string | undefined
  onBlur: () => void
  onChange: (detail: string) => void
}

/** The one detail that belongs to a source: a choice or a text. The names stop at their limit (spec 3 §5.5); an address, which is pasted, says that it is too long. */
function DetailInput({ source, detail, error, onBlur, onChange }: DetailInputProps) {
  const { t } = useTranslation()
  const rule = referenceDetails[source]
  const shared = { name: rule.field, label: t(referenceWords[source].detail.label), error, withAsterisk: true }
  if ('values' in rule) {
    return (
      <LateSelect
        {...shared}
        placeholder={t('Choose one')}
        data={rule.values.map((value) => ({ value, label: detailText(source, value) }))}
        value={detail || null}
        onChange={(value) => onChange(value ?? '')}
        allowDeselect={false}
      />
    )
  }
  return (
    <TextInput
      {...shared}
      value={detail}
      maxLength={source === 'WEBSITE' ? rule.charsMax + 1 : rule.charsMax}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function AnswerText({ answer: { source, detail } }: { answer: ReferenceAnswer }) {
  const { t } = useTranslation()
  if (!source) return t('Empty')
  return (
    <>
      {t(referenceWords[source].label)}: <bdi>{detailText(source, detail)}</bdi>
    </>
  )
}

const toAnswer = (reference: CompanyReference | null): ReferenceAnswer =>
  reference
    ? { source: reference.referenceBy, detail: reference[referenceDetails[reference.referenceBy].field] ?? '' }
    : { source: null, detail: '' }
