import { useSearch } from '@tanstack/react-router'

/** A text of the address's query, `?token=…`; undefined if it is absent or something else. */
export function useSearchText(name: string): string | undefined {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const value = search[name]
  return typeof value === 'string' ? value : undefined
}
