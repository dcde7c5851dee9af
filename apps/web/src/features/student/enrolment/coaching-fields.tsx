import type { CoachingStep } from '@corridor/contract/student/enrolment/bodies'
import {
  coachingModeNames,
  coachingModes,
  enrolmentFieldNames as names,
} from '@corridor/contract/student/enrolment/kinds'
import { type CoachingTestName, coachingTestNames, coachingTests } from '@corridor/contract/student/enrolment/scores'
import { Textarea, TextInput } from '@mantine/core'
import entries from '../../../lib/entry/entries.module.css'
import { DayInput } from '../../../lib/form/input/day-input'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'

/** A test as it is typed; which it is, is not chosen yet in a new row. */
export type TestValues = Omit<CoachingStep['tests'][number], 'test'> & { test: CoachingTestName | null }

export const blankTest: TestValues = {
  test: null,
  targetScore: null,
  pastScore: null,
  pastDate: null,
  mode: null,
  batch: '',
  startDate: null,
  notes: '',
}

// A score off the scale is refused with the scale in words, not brought onto it.
const typedMax = 9_999

/** The fields of one test. */
export function TestFields({ form }: { form: FieldsForm<TestValues> }) {
  const { t } = useTranslation()
  const { values } = form
  const score = (name: 'targetScore' | 'pastScore') => (
    <DecimalInput
      {...form.field(name)}
      label={t(names[name])}
      value={values[name]}
      onChange={(value) => form.setValue(name, value)}
      max={typedMax}
      dir="ltr"
      autoComplete="off"
    />
  )
  return (
    <>
      <LateSelect
        {...form.field('test')}
        value={values.test}
        label={t(names.test)}
        description={values.test && translateMessage(coachingTests[values.test].offScale.message)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={coachingTestNames.map((value) => ({ value, label: coachingTests[value].name }))}
        allowDeselect={false}
        withAsterisk
      />
      <div className={entries.pair}>
        {score('targetScore')}
        {score('pastScore')}
      </div>
      <div className={entries.pair}>
        <DayInput form={form} name="pastDate" label={names.pastDate} />
        <DayInput form={form} name="startDate" label={names.startDate} />
      </div>
      <div className={entries.pair}>
        <LateSelect
          {...form.field('mode')}
          value={values.mode}
          label={t(names.mode)}
          data={coachingModes.map((value) => ({ value, label: t(coachingModeNames[value]) }))}
          clearable
        />
        <TextInput {...form.field('batch')} label={t(names.batch)} autoComplete="off" maxLength={51} />
      </div>
      <Textarea {...form.field('notes')} label={t(names.notes)} autosize minRows={2} maxRows={6} maxLength={501} />
    </>
  )
}
