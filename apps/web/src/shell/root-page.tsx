import { Outlet } from '@tanstack/react-router'
import { BulkHost } from '../lib/bulk/bulk-host'
import { PageTitle } from './page-title'
import { SessionWatch } from './session-watch'

export function Root() {
  return (
    <>
      <PageTitle />
      <SessionWatch />
      <Outlet />
      <BulkHost />
    </>
  )
}
