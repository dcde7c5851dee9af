import * as z from 'zod'

const pattern = /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/

/** A date as people tell it of their careers: '2019' or '2019-05'; empty or null if nothing is told. */
export const partialDate = z
  .string()
  .trim()
  .refine((text) => text === '' || pattern.test(text), {
    message: 'Enter a year, or a year and a month (YYYY or YYYY-MM)',
  })
  .nullable()

/** True if one date lies before the other, as far as both tell. */
export function isBefore(one: string, other: string): boolean {
  const told = Math.min(one.length, other.length)
  return one.slice(0, told) < other.slice(0, told)
}
