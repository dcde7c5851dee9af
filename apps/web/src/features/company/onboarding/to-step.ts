import { notFound } from '@tanstack/react-router'

/** The number in a path segment such as `step3`. Throws the not-found page where it names no step. */
export function toStep(segment: string): number {
  const [, digit] = /^step([1-6])$/.exec(segment) ?? []
  if (!digit) throw notFound()
  return Number(digit)
}
