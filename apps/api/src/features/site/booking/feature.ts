import type { Feature } from '../../../feature.ts'
import { bookingRoutes } from './routes.ts'
import { bookableTimes, bookings } from './tables.ts'

export const booking = { routes: bookingRoutes, tables: [bookableTimes, bookings] } satisfies Feature
