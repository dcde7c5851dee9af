import { basename } from 'node:path'

/** The share of one file among several that run over the same cases. */
export type Share = <Case>(cases: readonly Case[]) => Case[]

/** Every third case for `list-2-of-3.test.ts`, from the second on: two workers share what takes one of them minutes. */
export function shareOf(file: string): Share {
  const [, place, count] = /-(\d+)-of-(\d+)\.test\.ts$/.exec(basename(file)) ?? []
  if (!place || !count) throw new Error(`${file} does not say which of how many it is.`)
  return (cases) => cases.filter((_, at) => at % Number(count) === Number(place) - 1)
}
