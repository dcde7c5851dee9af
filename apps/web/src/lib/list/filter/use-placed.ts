import { useMediaQuery } from '@mantine/hooks'
import type { Filter } from '../types'

/** Tells which filters have their own place in the band; a phone has no room for tabs. */
export function usePlaced(): (filter: Filter) => boolean {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return ({ isSearch, isTabs }) => Boolean(isSearch || (isTabs && !isPhone))
}
