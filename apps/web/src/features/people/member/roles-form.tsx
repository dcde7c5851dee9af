import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { companyRoles, roleNames } from '@corridor/contract/wire/access'
import { Checkbox, Stack } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'

const toValues = ({ _id: id, version, roles }: CompanyMember) => ({ id, version, roles })

/** Rights of a member, for the Owner to change. */
export function RolesForm({ member }: { member: CompanyMember }) {
  const { t } = useTranslation()
  const form = useRecordForm({
    entity: 'Member',
    schema: () => import('@corridor/contract/people/member/shapes').then(({ MemberUpdate }) => MemberUpdate),
    initial: toValues(member),
    submit: (change) => client.member.update(change),
    failed: text('{entity} update failed'),
    onSaved: async () => {
      toast.success(t('Member Updated Successfully'))
      await refresh(api.member)
    },
  })
  const { roles } = form.values
  return (
    <RecordForm form={form} submitLabel="Save">
      <Checkbox.Group
        value={roles}
        onChange={(chosen) =>
          form.setValue(
            'roles',
            companyRoles.filter((role) => chosen.includes(role)),
          )
        }
        error={form.field('roles').error}
        label={t('Role')}
      >
        <Stack gap="xs" mt="xs">
          {companyRoles.map((role) => (
            <Checkbox key={role} value={role} label={t(roleNames[role])} />
          ))}
        </Stack>
      </Checkbox.Group>
    </RecordForm>
  )
}
