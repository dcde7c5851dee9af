import { stepOf } from '@corridor/contract/student/enrolment/steps'
import { type FamilyRelation, type SharedPart, sharedParts } from '@corridor/contract/student/family/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { PartChoice } from './part-choice'
import { RelationSelect } from './relation-select'

interface NewRelativeFormProps {
  student: Student
  leave: () => void
}

const relationless: FamilyRelation | null = null
/** A family has its places together; an email and a phone are often one's own. */
const usual: readonly SharedPart[] = ['address', 'communicationAddress', 'emergencyContact']

/** Begins a student of the same family. */
export function NewRelativeForm({ student, leave }: NewRelativeFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { _id: studentId, savedSteps, fullName } = student
  const saved = savedSteps.map(({ step }) => step)
  const offered = sharedParts.filter((part) => saved.includes(stepOf(part).number))
  const form = useRecordForm({
    entity: 'Student',
    schema: () => import('@corridor/contract/student/family/bodies').then(({ AddRelative }) => AddRelative),
    initial: {
      ...{ studentId, firstName: '', middleName: '', lastName: '', nameConfirmed: false, hasOnlyOneName: false },
      relation: relationless as FamilyRelation | null,
      parts: offered.filter((part) => usual.includes(part)),
    },
    submit: (body) => client.family.add(body),
    onSaved: async ({ message, data }) => {
      leave()
      toast.made(t(message), {
        label: t('Open'),
        run: () => void navigate({ to: paths.company.viewStudent(data._id) }),
      })
      await refresh(api.family, api.student.list)
    },
  })
  return (
    <RecordForm
      form={form}
      submitLabel="Add family member"
      actions={
        <Button variant="default" onClick={leave}>
          {t('Cancel')}
        </Button>
      }
    >
      <PersonNameFields form={form} />
      <RelationSelect
        name={formatName(fullName)}
        field={form.field('relation')}
        value={form.values.relation}
        choose={(relation) => form.setValue('relation', relation)}
      />
      {offered.length > 0 && (
        <PartChoice
          label={t('Take over from {name}', { name: formatName(fullName) })}
          offered={offered}
          chosen={form.values.parts}
          choose={(parts) => form.setValue('parts', parts)}
          error={form.field('parts').error}
        />
      )}
    </RecordForm>
  )
}
