import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'

/** Shows a change of commission wherever it stands. */
export const refreshCommissions = () => refresh(api.commission, api.commissionPayment, api.studentApplication)
