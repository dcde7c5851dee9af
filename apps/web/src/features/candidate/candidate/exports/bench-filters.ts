import type { bench } from '@corridor/contract/sales/bench/shapes'
import { dayIn } from '../../../../lib/format/day-in'
import { text } from '../../../../lib/language/text'
import type { FiltersOf } from '../../../../lib/list/types'
import { recordFilters } from '../record-filters'

const { status: _status, company: _company, hotlist: _hotlist, notOnHotlist: _notOnHotlist, ...own } = recordFilters

/** Filters of the bench beside its search. */
export const benchFilters: FiltersOf<typeof bench.list> = {
  ...own,
  onHotlist: {
    label: text('On hotlists'),
    options: [
      { value: 'true', label: text('On hotlists') },
      { value: 'false', label: text('Not yet on a hotlist') },
    ],
    toWire: (value) => value === 'true',
  },
  notMarketedSince: {
    label: text('Not marketed'),
    options: [
      { value: '1', label: text('For a day') },
      { value: '7', label: text('For 7 days') },
      { value: '14', label: text('For 14 days') },
    ],
    toWire: (value) => dayIn(-Number(value)),
  },
}
