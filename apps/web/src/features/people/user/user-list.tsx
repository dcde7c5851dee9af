import { roleNames } from '@corridor/contract/wire/access'
import { IconEye, IconPencil, IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { type UserListName, userListTitles } from './list-names'
import { userLists } from './lists'
import { useUserActions } from './use-user-actions'
import { fixedRoleOf, UserKind } from './user-kind'

/** One of the lists of people. */
export function UserList({ name }: { name: UserListName }) {
  const { t } = useTranslation()
  const { description, source, columns, filters, defaults } = userLists[name]
  const list = useList(source, { columns, filters, ...(defaults ? { defaults } : {}) })
  const { statusAction, deactivateMany } = useUserActions()
  const navigate = useNavigate()
  const role = fixedRoleOf(name)
  const viewPath = name === 'list-agent' ? paths.admin.viewAgent : paths.admin.viewUser
  return (
    <ListPage
      title={userListTitles[name]}
      description={description}
      list={list}
      order={<UserKind name={name} role={list.state.filters.role} />}
      narrowed={
        role && {
          label: text('Role'),
          value: roleNames[role],
          clear: () => void navigate({ to: paths.admin.users('list-user') }),
        }
      }
      rowName={(row) => row.name}
      rowTo={(row) => viewPath(row._id)}
      rowActions={(row) => [
        { label: text('View'), icon: IconEye, to: viewPath(row._id) },
        { label: text('Edit'), icon: IconPencil, to: paths.admin.editUser(row._id) },
        ...statusAction(row),
      ]}
      selectionActions={[deactivateMany]}
      searchPlaceholder="Search by name or email"
      emptyDescription={description}
      primaryAction={
        <ButtonLink to={paths.admin.addAdminUser} leftSection={<IconUserPlus size={18} aria-hidden />}>
          {t('Add User')}
        </ButtonLink>
      }
    />
  )
}
