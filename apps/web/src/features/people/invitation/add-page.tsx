import { TextInput } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'

export const Route = createFileRoute('/admin/user-management/add-admin-user')({
  staticData: { title: 'Add Admin User' },
  component: AddAdminUserPage,
})

function AddAdminUserPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Invitation',
    draft: 'invitation.add',
    schema: () => import('@corridor/contract/people/user/shapes').then(({ UserInvite }) => UserInvite),
    initial: { firstName: '', lastName: '', nameConfirmed: false, hasOnlyOneName: false, email: '' },
    submit: (values) => client.invitation.addAdministrator(values),
    failed: text('{entity} Add failed'),
    onSaved: async () => {
      toast.info(t('Invitation on its way'))
      await refresh(api.invitation)
      await navigate({ to: paths.admin.listInvitation })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Admin User"
      description="The person gets an invitation by e-mail, valid for 7 days, and chooses the password."
      submitLabel="Send the invitation"
      actions={
        <ButtonLink variant="default" to={paths.admin.users('admin-users')}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <PersonNameFields form={form} />
      <TextInput {...form.field('email')} type="email" label={t('Email')} autoComplete="off" withAsterisk />
    </FormPage>
  )
}
