import { useElementSize } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../../lib/language/i18n'
import classes from './mail-frame.module.css'

export type Look = 'light' | 'dark' | 'phone'

/** Widths in which mails are read: a mail program's, and a phone's. */
const widths: Record<Look, number> = { light: 600, dark: 600, phone: 375 }
const heightUntilKnown = 520

// The questions of the document about its mail program are answered here, for this one shows both.
const inLook = (html: string, look: Look) =>
  html.replaceAll('(prefers-color-scheme:dark)', look === 'dark' ? 'all' : 'not all')

/**
 * A mail that the product wrote, as its reader sees it: whole, as wide as there, and smaller if there is no room for that. It runs nothing.
 * Its height can be asked for because it counts as the page's own; one that arrived never does.
 */
export function MailFrame({ html, look }: { html: string; look: Look }) {
  const { t } = useTranslation()
  const { ref: room, width: roomWidth } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(heightUntilKnown)
  const width = widths[look]
  const scale = roomWidth > 0 ? Math.min(1, roomWidth / width) : 1

  function measure() {
    const root = frame.current?.contentDocument?.documentElement
    // The frame's own height would keep a shorter mail as high as the last one.
    if (root) setHeight(root.getBoundingClientRect().height)
  }

  return (
    <div ref={room}>
      <div className={classes.paper} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={t('The mail as its reader sees it')}
          sandbox="allow-same-origin"
          srcDoc={inLook(html, look)}
          className={classes.frame}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={measure}
        />
      </div>
    </div>
  )
}
