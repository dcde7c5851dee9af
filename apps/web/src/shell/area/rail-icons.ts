import {
  IconArmchair,
  IconBriefcase,
  IconBuilding,
  IconChecklist,
  IconCreditCard,
  IconFileArrowRight,
  IconHeartHandshake,
  IconHome,
  IconInbox,
  IconListDetails,
  IconSchool,
  IconSend,
  IconUser,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { MenuIcon } from '../../lib/pages'

/** The signs of entries that the rail may show; those that stand behind *More* alone come with it. */
export const railIcons: Partial<Record<MenuIcon, typeof IconHome>> = {
  briefcase: IconBriefcase,
  building: IconBuilding,
  card: IconCreditCard,
  checklist: IconChecklist,
  bench: IconArmchair,
  group: IconUsersGroup,
  handshake: IconHeartHandshake,
  home: IconHome,
  inbox: IconInbox,
  list: IconListDetails,
  search: IconUserSearch,
  send: IconSend,
  student: IconSchool,
  submit: IconFileArrowRight,
  user: IconUser,
  users: IconUsers,
}
