const sheet = `:root{color-scheme:light dark;--line:#d2d9de;--quiet:#5c6a75;--accent:#0f667d}
@media (prefers-color-scheme:dark){:root{--line:#3d4850;--quiet:#a4b0b8;--accent:#76bccc}}
body{font:14px/20px system-ui,sans-serif;max-width:1120px;margin:24px auto;padding:0 16px}
a{color:var(--accent)}h1{font-size:20px;line-height:28px}h2{font-size:16px;line-height:24px;margin:0}
nav{display:flex;gap:16px}article{border-top:1px solid var(--line);padding:16px 0;margin-top:16px}
article>p{margin:4px 0;color:var(--quiet)}.sides{display:grid;gap:16px;margin-top:12px}
@media (min-width:900px){.sides{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
iframe,pre{box-sizing:border-box;width:100%;border:1px solid var(--line);border-radius:10px;margin:0}
iframe{height:520px;background:Canvas}pre{padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px ui-monospace,monospace}`

/** A page of the demo's mailbox around its articles. */
export const toPage = (title: string, articles: readonly string[], whenEmpty: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${sheet}</style></head>
<body><main><h1>${escaped(title)}</h1>
<nav aria-label="Mailbox"><a href="/dev/mailbox">What was written</a><a href="/dev/mailbox/letters">Every letter in every language</a><a href="/dev/mailbox/links">Links at the end of mails</a></nav>
${articles.join('\n') || `<p>${escaped(whenEmpty)}</p>`}</main></body></html>`

interface Shown {
  title: string
  /** Lines below the title. */
  facts: string[]
  html: string
  text: string
  language?: string
  /** The calendar file that comes with it. */
  calendar?: string | undefined
}

/** One letter as HTML and as text, side by side. */
export function toArticle({ title, facts, html, text, language, calendar }: Shown): string {
  const direction = language ? ` lang="${language}" dir="auto"` : ' dir="auto"'
  return `<article><h2${direction}>${escaped(title)}</h2>
${facts.map((fact) => `<p>${escaped(fact)}</p>`).join('\n')}
${html ? `<div class="sides">${toFrame(title, html)}<pre tabindex="0"${direction} aria-label="As text">${withLinks(text)}</pre></div>` : ''}
${calendar ? `<details><summary>invite.ics</summary><pre tabindex="0" aria-label="Calendar file">${escaped(calendar)}</pre></details>` : ''}
</article>`
}

/** Writes links under a title. */
export const toLinks = (title: string, links: readonly { label: string; path: string }[]): string =>
  `<article><h2 dir="auto">${escaped(title)}</h2>
<p>${links.map(({ label, path }) => `<a href="${escaped(path)}">${escaped(label)}</a>`).join(' · ')}</p></article>`

// No script runs in it; a link opens beside, since the product lets no page frame it.
const toFrame = (title: string, html: string) =>
  `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escaped(title)}" srcdoc="${escaped(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`

const withLinks = (text: string) => escaped(text).replace(/https?:\/\/\S+/g, '<a href="$&">$&</a>')

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
