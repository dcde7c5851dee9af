import { api, signedIn } from '../../../http/api.ts'
import { viewAdminDashboard } from './view.ts'

export const dashboardRoutes = { admin: api.dashboard.admin.handler(signedIn(viewAdminDashboard)) }
