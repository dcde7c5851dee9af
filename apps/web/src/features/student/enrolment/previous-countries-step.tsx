import type { PreviousCountriesStep } from '@corridor/contract/student/enrolment/bodies'
import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy, withFaults } from '../../../lib/form/schema'
import { useTranslation } from '../../../lib/language/i18n'
import classes from '../../../lib/wizard/wizard.module.css'
import { CountryAndVisa, CountryAndVisaNames } from './country-and-visa'
import { monthFaults, noneLabel } from './declared'
import { DeclaredRows } from './declared-rows'
import { MonthInput } from './exports/month-input'
import { type Row, toRows } from './rows'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

type Visit = PreviousCountriesStep['previousCountries'][number]

interface Values {
  previousCountries: Row<Visit>[]
  further: string
  hasNone: boolean
}

const blank: Visit = { country: '', visaCategory: '', traveledTime: '', traveledDate: '' }
const list = 'previousCountries'

function toValues(student: Student | undefined): Values {
  const { previousCountries, further = '' } = student?.previousCountries ?? {}
  const typed = previousCountries?.map(({ countryInfo, visaCategoryInfo, ...visit }) => visit)
  return { previousCountries: toRows(typed, blank), further, hasNone: previousCountries?.length === 0 }
}

/** Step 9: countries that were visited. */
export default function PreviousCountriesForm({ student }: StepProps) {
  const { t } = useTranslation()
  const form = useStepForm({
    part: list,
    student,
    toValues,
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ PreviousCountriesStep }) =>
        withFaults(
          fedBy(PreviousCountriesStep, ({ previousCountries, further, hasNone }: Values) =>
            hasNone ? { previousCountries: [] } : { previousCountries, further },
          ),
          ({ previousCountries, hasNone }: Values) =>
            hasNone ? {} : monthFaults(list, previousCountries, 'traveledDate'),
        ),
      ),
    save: (body) => client.enrolment.previousCountries(body),
    labels: { previousCountries: names.previousCountries, further: names.further, hasNone: noneLabel },
    show: (name, value) =>
      name === list &&
      (value as Row<Visit>[]).map((row) => (
        <div key={row.key}>
          <CountryAndVisaNames {...row} /> <bdi>{row.traveledDate}</bdi> <bdi>{row.traveledTime}</bdi>
        </div>
      )),
  })
  const saved = student.previousCountries?.previousCountries ?? []
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <DeclaredRows form={form} list={list} rows={form.values.previousCountries} blank={blank}>
          {(row) => (
            <>
              <CountryAndVisa form={row} saved={saved} />
              <TextInput
                {...row.field('traveledTime')}
                label={t(names.traveledTime)}
                description={t('How long the stay was, such as two weeks.')}
                autoComplete="off"
                maxLength={101}
                withAsterisk
              />
              <MonthInput form={row} name="traveledDate" label={names.traveledDate} />
            </>
          )}
        </DeclaredRows>
      </RecordForm>
    </div>
  )
}
