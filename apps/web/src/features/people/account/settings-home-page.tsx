import { createFileRoute } from '@tanstack/react-router'
import { SettingsHome } from '../../../lib/page/settings-home'
import { paths } from '../../../paths'

export const Route = createFileRoute('/account/')({
  staticData: { title: 'Account' },
  component: () => <SettingsHome title="Account" first={paths.profile} />,
})
