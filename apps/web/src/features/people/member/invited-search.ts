import type { ListedState } from '@corridor/contract/people/member/states'
import { toSearch } from '../../../lib/page/search'

const state: ListedState = 'invited'

/** The query of the list of members that narrows it to those who are invited. */
export const invitedSearch = toSearch({ status: state })
