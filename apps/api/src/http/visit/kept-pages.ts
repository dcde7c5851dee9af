import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Language } from '@corridor/contract/wire/language'
import type { VisitPage } from '@corridor/contract/wire/visit'

interface KeptPage extends VisitPage {
  bodies: Readonly<Record<'br' | 'gzip', Buffer>>
}

type Bodies = { page: VisitPage; body: string | Buffer; encoding?: 'br' | 'gzip' }

export interface KeptPages {
  /** The page and its body as the browser takes it; drawn anew unless it is kept. */
  take(pathname: string, language: Language, accepted: string | undefined, draw: () => VisitPage): Bodies
}

/** Keeps the pages of the site as they were first drawn, compressed: two pages in four languages, the same for everybody. */
export function makeKeptPages(): KeptPages {
  const kept = new Map<string, KeptPage>()
  return {
    take(pathname, language, accepted = '', draw) {
      const key = `${pathname.replace(/(?<=.)\/+$/, '')} ${language}`
      let page = kept.get(key)
      if (!page) {
        const drawn = draw()
        if (!drawn.isSite || drawn.status !== 200) return { page: drawn, body: drawn.html }
        page = { ...drawn, bodies: compress(drawn.html) }
        kept.set(key, page)
      }
      const encoding = (['br', 'gzip'] as const).find((one) =>
        new RegExp(`\\b${one}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted),
      )
      return encoding ? { page, body: page.bodies[encoding], encoding } : { page, body: page.html }
    },
  }
}

const compress = (html: string) => ({
  br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: gzipSync(html, { level: 9 }),
})
