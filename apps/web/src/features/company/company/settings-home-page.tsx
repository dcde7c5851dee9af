import { createFileRoute } from '@tanstack/react-router'
import { SettingsHome } from '../../../lib/page/settings-home'
import { paths } from '../../../paths'

export const Route = createFileRoute('/company/setup/')({
  staticData: { title: 'Company' },
  component: () => <SettingsHome title="Company" first={paths.company.overview} />,
})
