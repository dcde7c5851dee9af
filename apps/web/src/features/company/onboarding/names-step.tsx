import type { Company } from '@corridor/contract/company/company/shapes'
import { companyNameCharsMax } from '@corridor/contract/field/company-name-max'
import { TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { KeepName } from '../../../lib/form/input/keep-name'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from '../../../lib/wizard/wizard.module.css'
import { saveFailing } from './save-failing'
import type { StepProps } from './step-pages'
import { reloadOwnCompany } from './use-own-company'
import { useStepSaved } from './use-step-saved'

const labels = { tradingName: text('Trading Name'), companyName: text('Company Name') }
const help = {
  tradingName: text(
    'The name that your clients know you by, if it differs from the registered one: on your sign, your website, your cards. Leave it empty where there is none.',
  ),
  companyName: text(
    'The name in your registration or licence, exactly as it stands there. If you work as a person, your own full name. Agreements and certificates bear it.',
  ),
}

/** Step 1: the company's two names. */
export default function NamesStep({ company }: StepProps) {
  const { t } = useTranslation()
  const saved = useStepSaved(1)
  const isUpdate = company.companyName !== null
  const form = useRecordForm({
    entity: text('Company'),
    draft: 'onboarding.names',
    schema: () => import('@corridor/contract/company/company/shapes').then(({ CompanyNamesForm }) => CompanyNamesForm),
    initial: toValues(company),
    failing: saveFailing,
    submit: (names) => client.company.update(names),
    onSaved: async () => {
      toast.success(t(isUpdate ? 'Company information updated successfully' : 'Information saved successfully'))
      await saved()
    },
    merging: {
      reload: async () => toValues(await reloadOwnCompany()),
      labels: { ...labels, nameConfirmed: text('Confirmed as the registered name') },
    },
  })
  const keep = () => {
    form.setValue('nameConfirmed', true)
    form.clearError('tradingName')
    form.clearError('companyName')
  }
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel={isUpdate ? 'Update Information' : 'Add Information'} isDone={isUpdate}>
        {(['tradingName', 'companyName'] as const).map((name) => (
          <div key={name}>
            <TextInput
              {...form.field(name)}
              label={t(labels[name])}
              description={t(help[name])}
              maxLength={companyNameCharsMax[name] + 1}
              autoComplete="organization"
              withAsterisk={name === 'companyName'}
            />
            <KeepName name={form.values[name]} message={form.errorOf(name)} keep={keep} isRegistered />
          </div>
        ))}
      </RecordForm>
    </div>
  )
}

const toValues = ({ _id: id, version, tradingName, companyName, nameConfirmed }: Company) => ({
  id,
  version,
  tradingName: tradingName ?? '',
  companyName: companyName ?? '',
  nameConfirmed,
})
