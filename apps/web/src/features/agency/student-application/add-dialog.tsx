import type { StudentApplicationAdd } from '@corridor/contract/agency/student-application/shapes'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { RecordSelect } from '../../../lib/form/choice/record-select'
import { useShortForm } from '../../../lib/form/use-short-form'
import { countryName } from '../../../lib/format/country-name'
import { formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { paths } from '../../../paths'
import { ShortDialog } from './short-dialog'
import { keepApplication } from './use-application-actions'
import { useIntakes } from './use-intakes'

interface AddDialogProps {
  /** The student whose application it is; asked for if none is given. */
  student?: string | undefined
  close: () => void
}

/** Adds an application: the institution, then one of its programmes, then one of that one's intakes. */
export default function AddDialog({ student, close }: AddDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useShortForm<Record<keyof Chosen, string | null>, StudentApplicationAdd>({
    initial: { student: student ?? null, institution: null, programme: null, intake: null, subAgent: null },
    loadSchema: () => import('./rules').then(({ StudentApplicationAdd }) => StudentApplicationAdd),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      const { data, sameInstitution } = await client.studentApplication.add(given)
      const [other] = sameInstitution
      if (other) {
        const through = other.subAgentInfo[0]?.name ?? t('Directly')
        toast.info(t('This student applies there through somebody else too: {name}', { name: through }))
      } else toast.success(t('Application Added Successfully'))
      close()
      await keepApplication(data)
      await navigate({ to: paths.company.viewStudentApplication(data._id) })
    },
  })
  const { institution, programme, intake } = form.values
  const intakes = useIntakes(programme)
  const choice = (name: keyof Chosen) => ({
    value: form.values[name],
    error: form.field(name).error,
    name,
    onChange: (value: string | null) => {
      form.setValue(name, value)
      // A programme belongs to its institution, and an intake to its programme.
      for (const below of belows[name] ?? []) form.setValue(below, null)
    },
  })
  return (
    <ShortDialog title={t('Add Application')} submitLabel="Add" form={form} close={close}>
      {student === undefined && (
        <RecordSelect
          source={api.student.list}
          label={text('Student')}
          nameOf={(row) => formatName(row)}
          filters={{ status: undefined }}
          field={{ ...choice('student'), 'data-autofocus': true }}
          required
        />
      )}
      <RecordSelect
        source={api.institution.list}
        label={text('Institution')}
        nameOf={({ name, countryInfo: [country] }) => dotted(name, country && countryName(country))}
        field={{ ...choice('institution'), 'data-autofocus': student !== undefined || undefined }}
        required
      />
      <RecordSelect
        key={institution}
        source={api.programme.list}
        label={text('Programme')}
        nameOf={({ name }) => name}
        filters={{ institution: institution ?? undefined }}
        field={{ ...choice('programme'), disabled: institution === null }}
        required
      />
      <LateSelect
        label={t('Intake')}
        data={intakes}
        {...choice('intake')}
        value={intake}
        disabled={programme === null}
        nothingFoundMessage={t('Nothing found')}
        withAsterisk
      />
      <RecordSelect
        source={api.vendor.list}
        label={text('Sub-agent')}
        nameOf={({ vendorName }) => vendorName}
        field={{ ...choice('subAgent'), clearable: true }}
      />
    </ShortDialog>
  )
}

type Chosen = Pick<StudentApplicationAdd, 'student' | 'institution' | 'programme' | 'intake' | 'subAgent'>

const belows: Partial<Record<keyof Chosen, readonly (keyof Chosen)[]>> = {
  institution: ['programme', 'intake'],
  programme: ['intake'],
}
