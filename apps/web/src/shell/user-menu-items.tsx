import { roleNames } from '@corridor/contract/wire/access'
import { Menu, useMantineColorScheme } from '@mantine/core'
import {
  IconHelp,
  IconHistory,
  IconLanguage,
  IconLogout,
  IconSettings,
  IconShieldLock,
  IconSunMoon,
  IconSwitchHorizontal,
  IconUser,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { toast } from '../lib/feedback/toast'
import { formatName } from '../lib/format/format'
import { seededName } from '../lib/format/seeded-name'
import { useTranslation } from '../lib/language/i18n'
import { text } from '../lib/language/text'
import { AnchoredMenu } from '../lib/late/anchored'
import type { LateMenuProps } from '../lib/late/use-late-menu'
import { schemeNames } from '../lib/page/color-scheme'
import { helpFor } from '../lib/page/help-link'
import { dashboardPath, homeArea, signInPath } from '../lib/session/area'
import type { Session } from '../lib/session/session'
import { signOut } from '../lib/session/sign-out'
import { chooseWorkAs, useWorkAs, type WorkAs } from '../lib/session/work-as'
import { paths } from '../paths'
import { Badge } from '../ui/badge'
import { LanguageItems } from './language-items'
import classes from './user-menu.module.css'

const dashboards: Record<WorkAs, string> = { recruiter: text('Recruiter'), 'bench-marketer': text('Bench Marketer') }

interface UserMenuItemsProps extends LateMenuProps {
  session: Session
}

/** The signed-in person, and their own settings: dashboard, language, theme, security, sign out. */
export default function UserMenuItems({ session, ...menu }: UserMenuItemsProps) {
  const { t } = useTranslation()
  const { user, roles } = session
  const area = homeArea(roles)
  return (
    <AnchoredMenu {...menu} width={280}>
      <div className={classes.person}>
        <strong>{formatName(user)}</strong>
        <span className={classes.mail}>{user.email}</span>
        <span className={classes.badges}>
          {roles.map((role) => (
            <Badge key={role} tone={role === 'owner' ? 'good' : 'neutral'}>
              {t(roleNames[role])}
            </Badge>
          ))}
          {user.companyInfo && <Badge tone="news">{seededName('plan', user.companyInfo.plan)}</Badge>}
        </span>
      </div>
      <Menu.Divider />
      {area === 'company' && <DashboardMenu session={session} />}
      <Submenu label={t('Language')} icon={<IconLanguage size={16} aria-hidden />}>
        <LanguageItems />
      </Submenu>
      <ThemeMenu />
      <Menu.Divider />
      {area !== 'candidate' && <SettingsItem area={area} />}
      <AccountItems />
      <HelpItem />
      <SignOutItem session={session} />
    </AnchoredMenu>
  )
}

function Submenu({ label, icon, children }: { label: string; icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={icon}>{label}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>{children}</Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}

function DashboardMenu({ session }: { session: Session }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const workAs = useWorkAs(session.roles)
  return (
    <Submenu label={t('Dashboard')} icon={<IconSwitchHorizontal size={16} aria-hidden />}>
      <Choices
        options={dashboards}
        chosen={workAs}
        choose={(option) => {
          chooseWorkAs(option)
          void navigate({ to: dashboardPath(session) })
        }}
      />
    </Submenu>
  )
}

function ThemeMenu() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Submenu label={t('Theme')} icon={<IconSunMoon size={16} aria-hidden />}>
      <Choices options={schemeNames} chosen={colorScheme} choose={setColorScheme} />
    </Submenu>
  )
}

interface ChoicesProps<Option extends string> {
  options: Record<Option, string>
  chosen: Option
  choose: (option: Option) => void
}

function Choices<Option extends string>({ options, chosen, choose }: ChoicesProps<Option>) {
  const { t } = useTranslation()
  return (
    <Menu.RadioGroup value={chosen} onChange={(option) => choose(option as Option)}>
      {Object.entries<string>(options).map(([option, label]) => (
        <Menu.RadioItem key={option} value={option} closeMenuOnClick>
          {t(label)}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

const accountPages = [
  { label: text('Profile'), icon: IconUser, to: paths.profile },
  { label: text('Security'), icon: IconShieldLock, to: paths.security },
  { label: text('Activity'), icon: IconHistory, to: paths.activity },
] as const

const settings = { admin: paths.admin.listLookup('job-type'), company: paths.company.overview }

function SettingsItem({ area }: { area: keyof typeof settings }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Menu.Item
      leftSection={<IconSettings size={16} aria-hidden />}
      onClick={() => void navigate({ to: settings[area] })}
    >
      {t('Settings')}
    </Menu.Item>
  )
}

function AccountItems() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return accountPages.map(({ label, icon: Icon, to }) => (
    <Menu.Item key={to} leftSection={<Icon size={16} aria-hidden />} onClick={() => void navigate({ to })}>
      {t(label)}
    </Menu.Item>
  ))
}

function HelpItem() {
  const { t } = useTranslation()
  return (
    <Menu.Item
      component="a"
      href={helpFor(location.pathname)}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconHelp size={16} aria-hidden />}
    >
      {t('Help')}
    </Menu.Item>
  )
}

function SignOutItem({ session }: { session: Session }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const area = homeArea(session.roles)

  async function leave() {
    if (area === 'company') return navigate({ to: paths.company.signOut })
    await signOut().catch(() => toast.error(t('An error occurred during sign out')))
    await navigate({ to: signInPath(area) })
  }

  return (
    <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
      {t('Sign Out')}
    </Menu.Item>
  )
}
