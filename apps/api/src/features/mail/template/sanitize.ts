import { isMergeField, replaceBraced } from '@corridor/contract/mail/template/merge-fields'
import sanitizeHtml from 'sanitize-html'
import { fieldMark, replaceFields } from './field-marks.ts'

// Colours by value alone: a name or a function may hold more than a colour.
const colour = /^(#[\da-f]{3,8}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/i
const length = /^(0|\d{1,3}(\.\d)?(px|%|em))( (0|\d{1,3}(\.\d)?(px|%|em))){0,3}$/
const line = /^[01]px solid #[\da-f]{3,6}$/i
const cell = ['style', 'align', 'colspan', 'rowspan', 'dir']
const nestingMax = 30

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'span', 'bdi', 'mark', 'div'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'sub', 'sup'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  // Tags whose content is no text that anybody wrote.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'title', 'template', 'svg', 'math'],
  allowedAttributes: {
    a: ['href', 'style', 'data-act'],
    span: ['data-field', 'style', 'dir'],
    p: ['style', 'dir'],
    ol: ['start'],
    ...Object.fromEntries(['table', 'tr', 'th', 'td'].map((name) => [name, cell])),
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // An address without its scheme leads nowhere from a mail.
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs:
        href !== undefined && /^(https?:\/\/|mailto:)/i.test(href.trim()) ? { ...attribs, href: href.trim() } : attribs,
    }),
  },
  allowedStyles: {
    '*': {
      color: [colour],
      'background-color': [colour],
      'text-align': [/^(left|right|center|start|end)$/],
      'font-weight': [/^(400|600|700|bold|normal)$/],
      padding: [length],
      margin: [length],
      width: [length],
      'border-collapse': [/^collapse$/],
      border: [line],
      'border-bottom': [line],
    },
  },
  nestingLimit: nestingMax,
  disallowedTagsMode: 'discard',
}

/**
 * The HTML that may go out as a mail or be shown, from any HTML: no script, style sheet, form, frame, picture, or address but of the web and of
 * mail. A merge field is an empty span with its key; of one that the product does not know, the text in its span stays.
 */
export function sanitizeMail(html: string): string {
  const clean = sanitizeHtml(html, rules)
  return replaceFields(clean, (key, inside) => (isMergeField(key) ? fieldMark(key) : inside))
}

/** The same of what a person saves: a field that was typed in double braces is one like any other. */
export const toStoredBody = (html: string): string =>
  // In texts alone: in an address such a span would be another attribute.
  sanitizeMail(html).replace(/(<[^>]*>)|[^<]+/g, (part, tag?: string) =>
    tag ? part : replaceBraced(part, (key) => (isMergeField(key) ? fieldMark(key) : `{{${key}}}`)),
  )
