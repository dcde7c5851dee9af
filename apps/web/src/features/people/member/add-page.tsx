import { invitedAtOnceMax } from '@corridor/contract/people/user/lists'
import { access, companyRoles, type Role, roleNames } from '@corridor/contract/wire/access'
import { Textarea } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { type InviteValues, inviteAll, inviteRules } from './invite-values'
import { invitedSearch } from './invited-search'

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
    schema: async () => inviteRules((await import('@corridor/contract/people/invitation/shapes')).MemberInvite),
    initial: { addresses: '', role: 'recruiter' } as InviteValues,
    submit: inviteAll,
    failed: text('{entity} Add failed'),
    onSaved: async () => {
      toast.info(t('Invitations on their way'))
      await refresh(api.invitation, api.member)
      await navigate({ to: paths.company.members, search: invitedSearch })
    },
  })
  return (
    <FormPage
      form={form}
      title="Invite people"
      description="Everybody gets an invitation by e-mail, valid for 7 days, and chooses a password."
      submitLabel="Send the invitations"
      actions={
        <ButtonLink variant="default" to={paths.company.members}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <Textarea
        {...form.field('addresses')}
        label={t('E-mail addresses')}
        description={t('Paste up to {n}, one on each line or with commas between.', {
          n: formatNumber(invitedAtOnceMax),
        })}
        autoComplete="off"
        autoFocus
        autosize
        minRows={3}
        maxRows={12}
        withAsterisk
        dir="ltr"
      />
      <LateSelect
        {...form.field('role')}
        label={t('Role')}
        data={companyRoles.map((role: Role) => ({ value: role, label: t(roleNames[role]) }))}
        allowDeselect={false}
        withAsterisk
      />
    </FormPage>
  )
}
