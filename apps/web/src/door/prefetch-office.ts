// Safari has no idle callback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1_000)

/** Fetches what the office begins with once this page stands, for whoever signs in. The server names it in the document. */
export function prefetchOffice() {
  const office = document.querySelector<HTMLMetaElement>('meta[name="office"]')?.content
  if (!office) return
  whenIdle(() => {
    for (const href of office.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.href = href
      document.head.append(link)
    }
  })
}
