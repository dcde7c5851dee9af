import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../../lib/call/client'
import { useTranslation } from '../../lib/language/i18n'
import { paths } from '../../paths'
import type { Target } from './record-kinds'

const typingPauseMs = 250
const typedMin = 2

/** Articles of Help with these words, while they are asked for. The server finds them, in the reader's language: no page carries their texts. */
export function useFoundHelp(words: string | undefined) {
  const { language } = useTranslation()
  const term = words?.trim() ?? ''
  const [settled] = useDebouncedValue(term, typingPauseMs)
  const mayAsk = term.length >= typedMin
  const query = useQuery({
    queryKey: ['help', language, term],
    queryFn: () => searchHelp(term),
    enabled: mayAsk && settled === term,
  })
  return {
    targets: mayAsk ? (query.data ?? []) : [],
    isLooking: mayAsk && !query.data && !query.error,
    error: mayAsk ? query.error : null,
  }
}

async function searchHelp(term: string): Promise<Target[]> {
  const found = await fetchFile(`${paths.help}?${new URLSearchParams({ q: term })}`)
  const page = new DOMParser().parseFromString(await found.text(), 'text/html')
  return [...page.querySelectorAll('.help-found li')].flatMap((item) => {
    const link = item.querySelector('a')
    const to = link?.getAttribute('href')
    if (!link || !to) return []
    return [
      {
        to,
        label: link.textContent,
        hint: item.querySelector('p')?.textContent ?? '',
        run: () => open(to, '_blank', 'noopener'),
      },
    ]
  })
}
