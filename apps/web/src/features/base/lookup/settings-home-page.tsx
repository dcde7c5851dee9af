import { createFileRoute } from '@tanstack/react-router'
import { SettingsHome } from '../../../lib/page/settings-home'
import { paths } from '../../../paths'

export const Route = createFileRoute('/admin/setting/')({
  staticData: { title: 'Settings' },
  component: () => <SettingsHome title="Settings" first={paths.admin.listLookup('job-type')} />,
})
