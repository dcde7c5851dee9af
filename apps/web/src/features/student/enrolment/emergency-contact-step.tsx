import type { EmergencyContact } from '@corridor/contract/student/enrolment/bodies'
import { emergencyContactsMax, enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import entries from '../../../lib/entry/entries.module.css'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { RecordForm } from '../../../lib/form/record-form'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from '../../../lib/wizard/wizard.module.css'
import { PhoneFields } from './phone-fields'
import { type Row, Rows, toRows } from './rows'
import { ShownRows } from './shown-rows'
import type { StepProps } from './step-props'
import { useStepForm } from './use-step-form'

const blank: EmergencyContact = {
  firstName: '',
  lastName: '',
  hasOnlyOneName: false,
  countryCode: '',
  mobileNumber: '',
  email: '',
  relation: null,
  isGuardian: false,
  additionalNotes: '',
}

type Saved = NonNullable<Student['emergencyContact']>['contacts']

const toValues = (student: Student | undefined): { contacts: Row<EmergencyContact>[] } => ({
  contacts: toRows(
    student?.emergencyContact?.contacts.map(({ relationInfo, ...contact }) => contact),
    blank,
  ),
})

/** Step 5: whom to call. */
export default function EmergencyContactForm({ student }: StepProps) {
  const form = useStepForm({
    part: 'emergencyContact',
    student,
    toValues,
    rules: () =>
      import('@corridor/contract/student/enrolment/bodies').then(({ EmergencyContactStep }) => EmergencyContactStep),
    save: (body) => client.enrolment.emergencyContact(body),
    labels: { contacts: names.contacts },
    show: (_, value) => (
      <ShownRows
        rows={value as Row<EmergencyContact>[]}
        wordsOf={(contact) => [formatName(contact), `${contact.countryCode} ${contact.mobileNumber}`, contact.email]}
      />
    ),
  })
  const saved = student.emergencyContact?.contacts ?? []
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue" hasKey>
        <Rows
          form={form}
          list="contacts"
          rows={form.values.contacts}
          blank={blank}
          max={emergencyContactsMax}
          numbered={text('Contact {n}')}
          addLabel={text('Add contact')}
        >
          {(row) => <ContactFields form={row} saved={saved} />}
        </Rows>
      </RecordForm>
    </div>
  )
}

function ContactFields({ form, saved }: { form: FieldsForm<EmergencyContact>; saved: Saved }) {
  const { t } = useTranslation()
  const { values } = form
  const relation = saved.flatMap(({ relationInfo }) => relationInfo).find(({ _id }) => _id === values.relation)
  return (
    <>
      <div className={entries.pair}>
        <TextInput {...form.field('firstName')} label={t(names.firstName)} autoComplete="off" withAsterisk />
        {!values.hasOnlyOneName && (
          <TextInput {...form.field('lastName')} label={t(names.lastName)} autoComplete="off" withAsterisk />
        )}
      </div>
      <Checkbox
        {...form.tick('hasOnlyOneName')}
        label={t('This person has only one name')}
        onChange={(event) => {
          form.setValue('hasOnlyOneName', event.currentTarget.checked)
          if (event.currentTarget.checked) form.setValue('lastName', '')
          form.clearError('lastName')
        }}
      />
      <PhoneFields form={form} name="mobileNumber" />
      <TextInput
        {...form.field('email')}
        type="email"
        dir="ltr"
        label={t(names.email)}
        autoComplete="off"
        maxLength={254}
        withAsterisk
      />
      <RecordSelect
        source={api.lookup.relation.list}
        label={names.relation}
        nameOf={(row) => row.name}
        chosen={relation}
        field={{ ...form.field('relation'), clearable: true }}
      />
      <Checkbox
        {...form.tick('isGuardian')}
        label={t('Guardian')}
        description={t('Decides for a student who is under 18.')}
      />
      <Textarea
        {...form.field('additionalNotes')}
        label={t(names.additionalNotes)}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={501}
      />
    </>
  )
}
