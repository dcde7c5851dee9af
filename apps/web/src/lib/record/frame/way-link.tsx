import { Anchor } from '@mantine/core'
import { TextLink } from '../../../ui/link'
import { useTranslation } from '../../language/i18n'
import { toSearch } from '../../page/search'

export interface Address {
  to: string
  search?: Record<string, string> | undefined
}

/** An address to go to, or something to do. */
export type Way = Address | { run: () => unknown; to?: never }

interface WayLinkProps {
  way: Way
  /** The name of the thing that is added, translated, for those who hear the link alone. */
  name: string
  /** Translated; 'Add' by default. */
  words?: string
  className?: string | undefined
}

/** A link in words to where something is added. */
export function WayLink({ way, name, words, className }: WayLinkProps) {
  const { t } = useTranslation()
  const look = { className: className ?? '', 'aria-label': t('Add {name}', { name }), children: words ?? t('Add') }
  return way.to === undefined ? (
    <Anchor inherit component="button" type="button" onClick={() => void way.run()} {...look} />
  ) : (
    <TextLink to={way.to} search={toSearch(way.search ?? {})} {...look} />
  )
}
