import { type EnrolmentPart, type enrolmentSteps, stepOf } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { editionOf, type Rules, toRules } from '../../../lib/form/schema'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import { useSearchText } from '../../../lib/page/use-search-text'
import { keepStudent } from '../student/exports/keep-student'
import { focusField } from './focus-field'
import { wayAfter } from './steps'

/** Names of a step's fields, but for those that say which student it belongs to. */
type Labels<Values> = Record<Exclude<keyof Values & string, 'id' | 'version'>, string>

interface Saved {
  message: string
  data: Student
}

interface StepForm<Values extends object, Body extends object> {
  part: EnrolmentPart
  student: Student | undefined
  /** The step as its form holds it, of a student as it stands. */
  toValues: (student: Student | undefined) => Values
  rules: Rules<Body>
  save: (body: Body & { studentId?: string; version?: number }) => Promise<Saved>
  labels: Labels<Values>
  /** How a value of two editions reads. */
  show?: (name: string, value: unknown) => ReactNode
  /** Sealed values lie in no draft. */
  hasNoDraft?: boolean
}

const whichOf = (student: Student | undefined) => (student ? { id: student._id, version: student.version } : {})

/** The form of one step: kept while it is typed, saved by its call, merged with what a colleague saved meanwhile; then on to the next. */
export function useStepForm<Values extends object, Body extends object>(options: StepForm<Values, Body>) {
  const { part, student, toValues, rules, save, labels, show, hasNoDraft = false } = options
  const { t } = useTranslation()
  const navigate = useNavigate()
  const back = useSearchText('back')
  const field = useSearchText('field')
  const step = stepOf(part) as (typeof enrolmentSteps)[number]
  const valuesOf = (of: Student | undefined) => ({ ...toValues(of), ...whichOf(of) })
  const form = useRecordForm({
    entity: 'Student',
    ...(hasNoDraft ? {} : { draft: `enrolment.${step.segment}` }),
    schema: toRules(rules, editionOf),
    initial: valuesOf(student),
    submit: ({ id, version, ...body }: Body & { id?: string; version?: number }) =>
      save({ ...(body as unknown as Body), ...(id ? { studentId: id } : {}), ...(version ? { version } : {}) }),
    failing: failingOf(step),
    onSaved: async ({ message, data }) => {
      toast.success(t(message))
      await keepStudent(data)
      const { to, search } = wayAfter(data, step, back)
      // Whoever goes back comes to the student that was begun, and begins no other.
      await navigate({ to, search: toSearch(search), replace: student === undefined })
    },
    ...(student && {
      merging: {
        reload: async () => valuesOf((await client.student.view({ studentId: student._id })).data),
        labels,
        ...(show ? { show } : {}),
      },
    }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the summary led to a field.
  useEffect(() => {
    if (field) focusField(form.element.current, field)
  }, [])
  return form
}

/** Failures in the words of spec 3 §8.3; the toast of an address is the server's message alone. */
function failingOf({ part, failed, formStatus }: (typeof enrolmentSteps)[number]) {
  return {
    ...(part === 'address' ? {} : { toast: failed }),
    status: formStatus ?? failed,
    hasReason: formStatus !== null,
  }
}
