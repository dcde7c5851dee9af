import { invitedAtOnceMax } from '@corridor/contract/people/user/lists'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { InvitedPerson, nobody } from './invited-person'

export const Route = createFileRoute('/company/setup/add-member')({
  staticData: { title: 'Invite people' },
  beforeLoad: only(access.setup.manage),
  component: AddMemberPage,
})

function AddMemberPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Invitation',
    draft: 'member.invite',
    schema: () => import('@corridor/contract/people/invitation/shapes').then(({ MemberInvite }) => MemberInvite),
    initial: { people: [nobody] },
    submit: (values) => client.invitation.addMembers(values),
    failed: text('{entity} Add failed'),
    onSaved: async () => {
      toast.info(t('Invitations on their way'))
      await refresh(api.invitation)
      await navigate({ to: paths.company.listInvitation })
    },
  })
  const { people } = form.values
  return (
    <FormPage
      form={form}
      title="Invite people"
      description="Everybody gets an invitation by e-mail, valid for 7 days, and chooses a password."
      submitLabel={people.length > 1 ? 'Send the invitations' : 'Send the invitation'}
      actions={
        <ButtonLink variant="default" to={paths.company.members}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      {people.map((_person, at) => (
        <InvitedPerson
          // biome-ignore lint/suspicious/noArrayIndexKey: a person who is typed in has no other name yet.
          key={at}
          form={form.entry('people', at)}
          at={at}
          remove={people.length > 1 ? () => form.removeEntry('people', at) : undefined}
        />
      ))}
      {people.length < invitedAtOnceMax && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => form.addEntry('people', nobody)}
          >
            {t('Add another person')}
          </Button>
        </div>
      )}
    </FormPage>
  )
}
