import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'

/** Shows what a review changed wherever it stands. */
export const keepStanding = () => refresh(api.fileReview, api.studentApplication)
