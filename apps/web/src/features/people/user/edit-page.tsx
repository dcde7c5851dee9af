import type { UserRecord } from '@corridor/contract/people/user/shapes'
import { companyRoles, type Role, roleNames } from '@corridor/contract/wire/access'
import { Checkbox, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatList } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'

export const Route = createFileRoute('/admin/user-management/edit-user/$id')({
  staticData: { title: 'Edit User' },
  component: EditUserPage,
})

function EditUserPage() {
  const { id } = useParams({ from: '/admin/user-management/edit-user/$id' })
  const query = useQuery(api.user.view.queryOptions({ input: { id } }))
  return <RecordQuery query={query}>{({ data }) => <EditUser key={id} user={data} />}</RecordQuery>
}

const toValues = ({ _id: id, version, firstName, lastName, memberships }: UserRecord) => ({
  id,
  version,
  firstName,
  lastName,
  // A value that stands was judged when it was given.
  nameConfirmed: true,
  hasOnlyOneName: lastName === '',
  memberships: memberships.map(({ company, roles }) => ({ company, roles })),
})
type Values = ReturnType<typeof toValues>

function EditUser({ user }: { user: UserRecord }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = user._id
  const nameOf = (company: string) => user.memberships.find((one) => one.company === company)?.companyName ?? ''
  const form = useRecordForm({
    entity: 'User',
    draft: 'user.edit',
    schema: () => import('@corridor/contract/people/user/shapes').then(({ UserUpdate }) => UserUpdate),
    initial: toValues(user),
    submit: (change) => client.user.update(change),
    failed: text('{entity} update failed'),
    onSaved: async () => {
      toast.success(t('User Updated Successfully'))
      await refresh(api.user)
      await navigate({ to: paths.admin.viewUser(id) })
    },
    merging: {
      reload: async () => toValues((await client.user.view({ id })).data),
      labels: {
        firstName: text('First Name'),
        lastName: text('Last Name'),
        nameConfirmed: text('Full name'),
        hasOnlyOneName: text('This person has only one name'),
        memberships: text('Roles'),
      },
      show: (name, value) =>
        name === 'memberships'
          ? (value as Values['memberships'])
              .map(({ company, roles }) => `${nameOf(company)}: ${formatList(roles.map((role) => t(roleNames[role])))}`)
              .join('; ')
          : undefined,
    },
  })
  const setRoles = (company: string, roles: string[]) =>
    form.setValue(
      'memberships',
      form.values.memberships.map((one) =>
        one.company === company ? { company, roles: companyRoles.filter((role: Role) => roles.includes(role)) } : one,
      ),
    )

  return (
    <FormPage
      form={form}
      title="Edit User"
      description="The e-mail address is changed by its person alone."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.admin.viewUser(id)}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <PersonNameFields form={form} />
      {form.values.memberships.map(({ company, roles }, at) => (
        <Checkbox.Group
          key={company}
          label={t('Roles in {company}', { company: nameOf(company) })}
          value={roles}
          onChange={(chosen) => setRoles(company, chosen)}
          error={form.entry<{ roles: string[] }>('memberships', at).field('roles').error}
        >
          <Group mt="xs">
            {companyRoles.map((role) => (
              <Checkbox key={role} value={role} label={t(roleNames[role])} />
            ))}
          </Group>
        </Checkbox.Group>
      ))}
    </FormPage>
  )
}
