import type { FamilyRelation } from '@corridor/contract/student/family/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Button } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { keepFamily } from './keep-family'
import { RelationSelect } from './relation-select'
import { studentsSource } from './students-source'

interface LinkFormProps {
  student: Student
  leave: () => void
}

/** Links a student with one who stands. */
export function LinkForm({ student, leave }: LinkFormProps) {
  const { t } = useTranslation()
  const { _id: studentId, fullName } = student
  const form = useRecordForm({
    entity: 'Student',
    schema: () => import('@corridor/contract/student/family/bodies').then(({ LinkRelative }) => LinkRelative),
    initial: { studentId, relative: null as string | null, relation: null as FamilyRelation | null },
    submit: (body) => client.family.link(body),
    onSaved: async ({ data }) => {
      toast.success(t('Family member linked successfully'))
      leave()
      await keepFamily(studentId, data)
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
      <RecordSelect
        source={studentsSource}
        label={text('Student')}
        nameOf={(row) => formatName(row)}
        field={form.field('relative')}
        required
      />
      <RelationSelect
        name={formatName(fullName)}
        field={form.field('relation')}
        value={form.values.relation}
        choose={(relation) => form.setValue('relation', relation)}
      />
    </RecordForm>
  )
}
