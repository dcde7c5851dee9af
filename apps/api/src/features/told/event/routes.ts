import { api, streamed } from '../../../http/api.ts'
import { followEvents } from './follow.ts'

export const eventRoutes = { follow: api.event.follow.handler(streamed(followEvents)) }
