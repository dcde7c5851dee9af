import { languageFacts } from '@corridor/contract/wire/language'
import type { VisitAssets } from '@corridor/contract/wire/visit'
import type { ReactNode } from 'react'
import { fontFamily, tokens } from '../ui/tokens'
import { Frame } from './frame'
import type { PageProps } from './page'
import { SiteHead } from './site/site-head'

interface DocumentProps extends PageProps {
  /** In the visitor's language. */
  title: string | undefined
  assets: VisitAssets
  isSite: boolean
  children: ReactNode
}

const declared = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

// The system decides until the script in the head has read what was chosen; without script it always does.
const themes = `:root{color-scheme:light;font-family:${fontFamily};${declared(tokens.light)}}
@media (prefers-color-scheme:dark){:root:not(.light){color-scheme:dark;${declared(tokens.dark)}}}
:root.dark{color-scheme:dark;${declared(tokens.dark)}}`

/** The whole document of a public page. */
export function Document({ title, assets, isSite, children, ...props }: DocumentProps) {
  const { t, language } = props
  return (
    <html lang={language} dir={languageFacts[language].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={tokens.light['--accent']} />
        <title>
          {title ? `${title} · Corridor` : isSite ? t('Corridor: the way abroad, door by door') : 'Corridor'}
        </title>
        {isSite ? (
          <SiteHead {...props} />
        ) : (
          <meta
            name="description"
            content={t('Corridor is the back office of staffing and student-placement firms.')}
          />
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style>{themes}</style>
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script src="/color-scheme.js" />
        <script src="/kept-language.js" />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <Frame {...props} isSite={isSite}>
          {children}
        </Frame>
      </body>
    </html>
  )
}
