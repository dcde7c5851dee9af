import { formatShortDate, formatTimeIn } from './format'

interface Place {
  /** The moment. */
  at: string
  /** Its day at the institution. */
  day: string
  zone: string
}

/** '11:59 PM Toronto': the hour at the institution, where the day is said beside it. */
export const placeHour = ({ at, zone }: Place) =>
  `${formatTimeIn(at, zone)} ${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')}`

/** 'Jan 15, 11:59 PM Toronto': the day and the hour at the institution. */
export const placeTime = (place: Place) => `${formatShortDate(place.day)}, ${placeHour(place)}`
