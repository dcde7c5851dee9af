import type { DeportationStep } from '@corridor/contract/student/enrolment/bodies'
import { declares } from '@corridor/contract/student/enrolment/consistency'
import type { KnownRefusal } from '@corridor/contract/student/enrolment/finding'
import { declaredRowsMax, enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Checkbox, Textarea } from '@mantine/core'
import { useEffect } from 'react'
import { client } from '../../../lib/call/client'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy, withFaults } from '../../../lib/form/schema'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from '../../../lib/wizard/wizard.module.css'
import { CountryAndVisa, CountryAndVisaNames } from './country-and-visa'
import { monthFaults, noneLabel } from './declared'
import { DeclaredRows } from './declared-rows'
import { MonthInput } from './exports/month-input'
import { focusField } from './focus-field'
import { type Row, toRows } from './rows'
import type { StepProps } from './step-props'
import { UndeclaredRefusals } from './undeclared-refusals'
import { useOfferedRefusal } from './use-offered-refusal'
import { useStepForm } from './use-step-form'

type Refusal = DeportationStep['deportationDetails'][number]

interface Values {
  deportationDetails: Row<Refusal>[]
  further: string
  hasNone: boolean
  importWasWrong: boolean
}

const blank: Refusal = { country: '', visaCategory: '', refusalReason: '', refusalDate: '' }
const list = 'deportationDetails'
const wrongLabel = text('What the import says of refusals is wrong: forget it')

function toValues(student: Student | undefined): Values {
  const { deportationDetails, further = '' } = student?.deportationDetails ?? {}
  const typed = deportationDetails?.map(({ countryInfo, visaCategoryInfo, ...refusal }) => refusal)
  return {
    deportationDetails: toRows(typed, blank),
    further,
    hasNone: deportationDetails?.length === 0,
    importWasWrong: false,
  }
}

const toRefusal = ({ country, refusalDate: month }: Refusal) => ({ country, month })

/** Step 8: refusals and deportations. */
export default function DeportationForm({ student }: StepProps) {
  const { t } = useTranslation()
  const form = useStepForm({
    part: list,
    student,
    toValues,
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ DeportationStep }) =>
        withFaults(
          fedBy(DeportationStep, ({ deportationDetails, further, hasNone, importWasWrong }: Values) => ({
            importWasWrong,
            ...(hasNone ? { deportationDetails: [] } : { deportationDetails, further }),
          })),
          ({ deportationDetails, hasNone }: Values) =>
            hasNone ? {} : monthFaults(list, deportationDetails, 'refusalDate'),
        ),
      ),
    save: (body) => client.enrolment.deportationDetails(body),
    labels: {
      deportationDetails: names.deportationDetails,
      further: names.further,
      hasNone: noneLabel,
      importWasWrong: wrongLabel,
    },
    show: (name, value) =>
      name === list &&
      (value as Row<Refusal>[]).map((row) => (
        <div key={row.key}>
          <CountryAndVisaNames {...row} /> <bdi>{row.refusalDate}</bdi> <bdi>{row.refusalReason}</bdi>
        </div>
      )),
  })
  const saved = student.deportationDetails?.deportationDetails ?? []
  const rows = form.values.deportationDetails
  const offered = useOfferedRefusal()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where an application led here with its refusal.
  useEffect(() => {
    if (offered && !rows.some((row) => declares(toRefusal(row), toRefusal(offered)))) addRow(offered)
  }, [])

  const addRefusal = ({ country, month: refusalDate }: KnownRefusal) => addRow({ ...blank, country, refusalDate })

  /** Fills the first row if nothing stands in it, else one more, and leads to what nobody said yet. */
  function addRow(refusal: Refusal) {
    if (rows.length >= declaredRowsMax && !form.values.hasNone) return
    const last = rows.at(-1)
    const isBlank = rows.length === 1 && last && !last.country && !last.refusalReason && !last.refusalDate
    const row = { ...refusal, key: (last?.key ?? 0) + 1 }
    form.setValue('deportationDetails', isBlank ? [row] : [...rows, row])
    form.setValue('hasNone', false)
    const name = `${list}.${isBlank ? 0 : rows.length}.${refusal.visaCategory ? 'refusalReason' : 'visaCategory'}`
    // The row is drawn after the press.
    requestAnimationFrame(() => focusField(form.element.current, name))
  }

  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <DeclaredRows
          form={form}
          list={list}
          rows={rows}
          blank={blank}
          notice={
            <>
              <UndeclaredRefusals
                studentId={student._id}
                declared={form.values.hasNone ? [] : rows}
                importWasWrong={form.values.importWasWrong}
                add={rows.length < declaredRowsMax || form.values.hasNone ? addRefusal : undefined}
              />
              {student.importedRefusals.length > 0 && (
                <Checkbox {...form.tick('importWasWrong')} label={t(wrongLabel)} />
              )}
            </>
          }
        >
          {(row) => (
            <>
              <CountryAndVisa form={row} saved={saved} />
              <Textarea
                {...row.field('refusalReason')}
                label={t(names.refusalReason)}
                autosize
                minRows={2}
                maxRows={6}
                maxLength={501}
                withAsterisk
              />
              <MonthInput form={row} name="refusalDate" label={names.refusalDate} />
            </>
          )}
        </DeclaredRows>
      </RecordForm>
    </div>
  )
}
