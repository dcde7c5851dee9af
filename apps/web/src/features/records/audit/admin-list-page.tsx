import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { AuditList } from './audit-list'

export const Route = createFileRoute('/admin/audit-log')({
  staticData: { title: 'Audit Log' },
  beforeLoad: only(access.audit.read),
  component: () => <AuditList area="admin" />,
})
