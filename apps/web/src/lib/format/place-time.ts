import { formatShortDate, formatTimeIn } from './format'

/** 'Jan 15, 11:59 PM Toronto': the day and the hour at the institution. */
export const placeTime = ({ at, day, zone }: { at: string; day: string; zone: string }) =>
  `${formatShortDate(day)}, ${formatTimeIn(at, zone)} ${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')}`
