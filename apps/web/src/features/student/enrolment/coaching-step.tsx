import type { CoachingStep } from '@corridor/contract/student/enrolment/bodies'
import { coachingTestsMax, enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { type CoachingTestName, coachingTests } from '@corridor/contract/student/enrolment/scores'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Checkbox } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { RecordForm } from '../../../lib/form/record-form'
import { fedBy } from '../../../lib/form/schema'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from '../../../lib/wizard/wizard.module.css'
import { blankTest, TestFields, type TestValues } from './coaching-fields'
import { type Row, Rows, toRows } from './rows'
import { ShownRows } from './shown-rows'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

interface Values {
  tests: Row<TestValues>[]
  hasNone: boolean
}

const noneLabel = text('No coaching')

function toValues(student: Student | undefined): Values {
  const tests = student?.coaching?.tests
  const typed = tests?.map(({ targetScale, pastScale, ...test }): TestValues => test)
  return { tests: toRows(typed, blankTest), hasNone: tests?.length === 0 }
}

const nameOf = (test: CoachingTestName | null) => test && coachingTests[test].name

/** Step 10: tests that the student is coached for. */
export default function CoachingForm({ student }: StepProps) {
  const { t } = useTranslation()
  const form = useStepForm({
    part: 'coaching',
    student,
    toValues,
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ CoachingStep }) =>
        fedBy<Values, CoachingStep>(CoachingStep, ({ tests, hasNone }) => ({ tests: hasNone ? [] : tests })),
      ),
    save: (body) => client.enrolment.coaching(body),
    labels: { tests: names.tests, hasNone: noneLabel },
    show: (name, value) =>
      name === 'tests' ? (
        <ShownRows
          rows={value as Row<TestValues>[]}
          wordsOf={({ test, targetScore, batch }) => [
            nameOf(test),
            targetScore === null ? null : String(targetScore),
            batch,
          ]}
        />
      ) : undefined,
  })
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <Checkbox {...form.tick('hasNone')} label={t(noneLabel)} />
        {!form.values.hasNone && (
          <Rows
            form={form}
            list="tests"
            rows={form.values.tests}
            blank={blankTest}
            max={coachingTestsMax}
            numbered={text('Test {n}')}
            addLabel={text('Add test')}
          >
            {(row) => <TestFields form={row} />}
          </Rows>
        )}
      </RecordForm>
    </div>
  )
}
