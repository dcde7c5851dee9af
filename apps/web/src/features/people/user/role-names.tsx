import { type Role, roleNames } from '@corridor/contract/wire/access'
import { formatList } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'

/** Roles in words. */
export function RoleNames({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation()
  return formatList(roles.map((role) => t(roleNames[role])))
}
