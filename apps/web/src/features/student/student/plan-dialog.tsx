import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { currencies } from '@corridor/contract/format/settings'
import {
  fundsMax,
  intakeYearsMax,
  type StudyLevel,
  studyLevelNames,
  studyLevels,
  targetCountriesMax,
} from '@corridor/contract/student/student/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Button, Modal, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { CountriesSelect } from '../../../lib/form/choice/countries-select'
import { CountryName } from '../../../lib/form/choice/country-select'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { RecordForm } from '../../../lib/form/record-form'
import { editionOf } from '../../../lib/form/schema'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatPoint, todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import { companySettings } from '../../../lib/session/company-settings'
import { keepStudent } from './exports/keep-student'
import { planNames } from './exports/plan-names'

const valuesOf = ({ _id: id, version, plan: { targetCountriesInfo: _info, ...plan } }: Student) => ({
  ...{ id, version },
  ...plan,
})

const lastIntake = () => `${Number(todayDate().slice(0, 4)) + intakeYearsMax}${todayDate().slice(4, 7)}`

interface PlanDialogProps {
  student: Student
  close: () => void
}

/** Form of what a student wants to study, where and with which means. */
export default function PlanDialog({ student, close }: PlanDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useRecordForm({
    entity: 'Study plan',
    schema: () => import('@corridor/contract/student/student/plan').then(({ StudentPlan }) => editionOf(StudentPlan)),
    initial: valuesOf(student),
    submit: ({ id, ...plan }: PlanBody) => client.student.plan({ studentId: id ?? student._id, ...plan }),
    onSaved: async ({ data }) => {
      toast.success(t('Student plan saved successfully'))
      leave()
      await keepStudent(data)
    },
    merging: {
      reload: async () => valuesOf((await client.student.view({ studentId: student._id })).data),
      labels: planNames,
      show: (name, value) => shownValue(name, value, t),
    },
  })
  const { level, fundsAmount, fundsCurrency } = form.values
  // Browsers without a picker of months take one as text: an example stands in its place.
  const monthOf = (name: 'intake' | 'occupiedUntil') => ({
    ...form.field(name),
    type: 'month',
    label: t(planNames[name]),
    autoComplete: 'off',
    value: form.values[name] ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => form.setValue(name, currentTarget.value || null),
  })
  return (
    <Modal opened onClose={leave} title={t('Study plan')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <RecordForm
        form={form}
        submitLabel="Save"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <CountriesSelect
          label={planNames.targetCountries}
          chosen={student.plan.targetCountriesInfo}
          field={form.field('targetCountries')}
          max={targetCountriesMax}
        />
        <LateSelect
          {...form.field('level')}
          label={t(planNames.level)}
          data={studyLevels.map((value) => ({ value, label: t(studyLevelNames[value]) }))}
          value={level}
          onChange={(value) => form.setValue('level', studyLevels.find((known) => known === value) ?? null)}
          clearable
        />
        <TextInput {...form.field('field')} label={t(planNames.field)} />
        <TextInput {...monthOf('intake')} min="2000-01" max={lastIntake()} placeholder="2027-09" />
        <TextInput {...monthOf('occupiedUntil')} max={todayDate().slice(0, 7)} placeholder="2025-06" />
        <DecimalInput
          {...form.field('fundsAmount')}
          label={t(planNames.fundsAmount)}
          decimals={0}
          max={fundsMax}
          value={fundsAmount}
          onChange={(next) => form.setValue('fundsAmount', next)}
        />
        <LateSelect
          {...form.field('fundsCurrency')}
          label={t(planNames.fundsCurrency)}
          data={[...currencies]}
          value={fundsCurrency ?? companySettings()?.currency ?? usualCurrency}
          onChange={(code) => form.setValue('fundsCurrency', currencies.find((known) => known === code) ?? null)}
          allowDeselect={false}
        />
      </RecordForm>
    </Modal>
  )
}

type PlanBody = Omit<Parameters<typeof client.student.plan>[0], 'studentId'> & { id?: string }

function shownValue(name: string, value: unknown, t: (key: string) => string) {
  if (name === 'level') return t(studyLevelNames[value as StudyLevel])
  if (name === 'intake' || name === 'occupiedUntil') return formatPoint(`${value}-01`, 'wholeMonth')
  if (name !== 'targetCountries') return undefined
  return (value as string[]).map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <CountryName id={id} />
    </span>
  ))
}
