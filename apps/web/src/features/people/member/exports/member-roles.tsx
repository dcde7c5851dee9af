import { type Role, roleNames } from '@corridor/contract/wire/access'
import { Group } from '@mantine/core'
import { useTranslation } from '../../../../lib/language/i18n'
import { Badge } from '../../../../ui/badge'

/** spec 2 §6: Owner has a success badge, the others a grey one. */
export function MemberRoles({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation()
  return (
    <Group gap={4}>
      {roles.map((role) => (
        <Badge key={role} tone={role === 'owner' ? 'good' : 'neutral'}>
          {t(roleNames[role])}
        </Badge>
      ))}
    </Group>
  )
}
