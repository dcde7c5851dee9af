import { describe, expect, it } from 'vitest'
import { zoneOfPlace } from './zone-of-place.ts'

describe('zoneOfPlace', () => {
  it.each([
    ['Chicago, IL', 'America/Chicago'],
    ['Charlotte, NC 28202', 'America/New_York'],
    ['Phoenix, Arizona, United States', 'America/Phoenix'],
    ['Los Angeles, CA', 'America/Los_Angeles'],
    ['Honolulu, HI', 'Pacific/Honolulu'],
    ['Charlottetown, Prince Edward Island', 'America/Halifax'],
    ['Amsterdam, NL', null],
    ['Toronto, Ontario, Canada', 'America/Toronto'],
    ['Vancouver, BC', 'America/Vancouver'],
    ['Surat, Gujarat, India', 'Asia/Kolkata'],
    ['London, United Kingdom', 'Europe/London'],
    ['London, Ontario, Canada', 'America/Toronto'],
    ['Berlin, Germany', 'Europe/Berlin'],
    ['Munich, Germany', 'Europe/Berlin'],
    ['Sydney, Australia', 'Australia/Sydney'],
    ['Chicago', 'America/Chicago'],
    ['Nashville, Tennessee', 'America/Chicago'],
    ['Knoxville, TN', 'America/New_York'],
    ['El Paso, TX', 'America/Denver'],
    ['Georgia', 'America/New_York'],
    ['Tbilisi, Georgia', 'Asia/Tbilisi'],
    ['Atlanta, Georgia', 'America/New_York'],
  ])('is that of %s', (place, zone) => {
    expect(zoneOfPlace(place)).toBe(zone)
  })

  it.each([
    '',
    'Remote',
    'Springfield',
    'United States',
    'Canada',
    'Anywhere, Australia',
    'toString',
    'constructor, prototype',
  ])('is not guessed from "%s"', (place) => {
    expect(zoneOfPlace(place)).toBeNull()
  })
})
