import { notFound } from '@tanstack/react-router'

/** The number in a path segment such as `3`. Throws the not-found page where it names no step after the first. */
export function toStep(segment: string): number {
  if (!/^[2-7]$/.test(segment)) throw notFound()
  return Number(segment)
}
