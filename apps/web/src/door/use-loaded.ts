import { useEffect, useState } from 'react'

/** Loads a page's data once, when it opens. */
export function useLoaded<Answer>(load: () => Promise<Answer>) {
  const [loaded, setLoaded] = useState<{ data?: Answer; error?: unknown }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is loaded anew for another address.
  useEffect(() => {
    load().then(
      (data) => setLoaded({ data }),
      (error: unknown) => setLoaded({ error }),
    )
  }, [])
  return { ...loaded, isPending: !('data' in loaded) && !('error' in loaded) }
}
