import { describe, expect, it } from 'vitest'
import { frameMail } from './frame.ts'
import { type MergeValues, mergeMail } from './merge.ts'
import { sanitizeMail, toStoredBody } from './sanitize.ts'

const field = (key: string, inside = '') => `<span data-field="${key}">${inside}</span>`
const merge = (html: string, values: MergeValues = {}, subject = 'Hello') => mergeMail({ subject, html }, values, 'en')

describe('what may be saved', () => {
  it.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a style sheet', '<style>p{color:red}</style><p>Hi</p>', '<p>Hi</p>'],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>Hi</p>', '<p>Hi</p>'],
    ['an address that runs', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['one that hides it', '<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
    ['one that holds data', '<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['one without a scheme', '<a href="/company/bin">x</a><a href="//evil.example">y</a>', '<a>x</a><a>y</a>'],
    [
      'a good address',
      '<a href="https://harbor.example/?a=1&amp;b=2">x</a>',
      '<a href="https://harbor.example/?a=1&amp;b=2">x</a>',
    ],
    ['a mail address', '<a href="mailto:desk@harbor.example">x</a>', '<a href="mailto:desk@harbor.example">x</a>'],
    ['a picture', '<p><img src="https://evil.example/open.gif" onerror=alert(1)>Hi</p>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
    ['a form', '<form action="https://evil.example"><input name="a"><button>Go</button></form>', 'Go'],
    ['a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg><p>Hi</p>', '<p>Hi</p>'],
    ['a comment', '<p>Hi<!-- <script>alert(1)</script> --></p>', '<p>Hi</p>'],
    [
      'a style that loads',
      '<p style="background:url(https://evil.example);color:#fff">Hi</p>',
      '<p style="color:#fff">Hi</p>',
    ],
    ['a style that covers', '<p style="position:fixed;inset:0;color:expression(alert(1))">Hi</p>', '<p>Hi</p>'],
    ['what is not closed', '<p><strong>Hi', '<p><strong>Hi</strong></p>'],
    [
      'a field of its own',
      `<p>${field('contact.firstName', '<b>x</b>')}!</p>`,
      `<p>${field('contact.firstName')}!</p>`,
    ],
    ['a field that nobody knows', `<p>${field('contact.password', 'x')}!</p>`, '<p>x!</p>'],
    [
      'a field in a field',
      `<p>${field('job.title', field('company.name', 'x'))}!</p>`,
      `<p>${field('job.title')}!</p>`,
    ],
    [
      'a field in a field that nobody knows',
      `<p>${field('a', field('company.name', 'x'))}</p>`,
      '<p><span>x</span></p>',
    ],
    [
      'spans around a field',
      `<span style="color:#fff"><span>${field('job.title')}</span></span>`,
      `<span style="color:#fff"><span>${field('job.title')}</span></span>`,
    ],
    [
      'a key that ends its quotes',
      `<p><span data-field='job.title"><script>alert(1)</script>'>x</span></p>`,
      '<p>x</p>',
    ],
  ])('%s', (_, given, kept) => {
    expect(sanitizeMail(given)).toBe(kept)
    expect(sanitizeMail(kept)).toBe(kept)
  })

  it.each([
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<xmp><p title="</xmp><script>alert(1)</script>">',
    '<textarea><script>alert(1)</script></textarea>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<a href="https://x.example/&quot;onclick=&quot;alert(1)">x</a>',
    '<p style="color:#fff;&quot;onclick=&quot;alert(1)">x</p>',
    '<table><td><p><a href="vbscript:x">',
  ])('nothing that a browser reads anew as something else: %s', (given) => {
    const kept = sanitizeMail(given)
    // Nothing opens that is not on the list, and no attribute of a tag is a handler.
    expect(
      [...kept.matchAll(/<([a-z]+)/g)]
        .map(([, name]) => name)
        .filter((name) => /script|img|svg|math|style|form|textarea|xmp|noscript/.test(name ?? '')),
    ).toEqual([])
    expect(kept.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\bon[a-z]+=/)
    expect(kept).not.toMatch(/(java|vb)script:/)
  })

  it('ends within a moment, however deep and however odd', () => {
    const start = performance.now()
    const deep = sanitizeMail(`${'<blockquote>'.repeat(8_000)}x`)
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(30)
    sanitizeMail('<span data-field="job.title">'.repeat(3_000))
    sanitizeMail('<p>'.repeat(30_000))
    sanitizeMail('<p style="padding:'.repeat(5_000))
    merge(`${'<p>'.repeat(15_000)}${field('candidates')}`, { candidates: { titles: ['A'], rows: [['b']] } })
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('makes a field of what was typed in double braces, in texts alone', () => {
    expect(toStoredBody('<p>Dear {{ contact.firstName }}, {{nobody}}</p>')).toBe(
      `<p>Dear ${field('contact.firstName')}, {{nobody}}</p>`,
    )
    expect(toStoredBody('<a href="https://x.example/{{job.code}}">x</a>')).not.toContain('<span')
  })
})

describe('what is merged', () => {
  it('stands as text, whatever it holds', () => {
    const { html, text } = merge(`<p>Dear ${field('contact.firstName')},</p>`, {
      'contact.firstName': '<img src=x onerror=alert(1)> & "Co"',
    })
    expect(html).toBe('<p>Dear <bdi>&lt;img src=x onerror=alert(1)&gt; &amp; "Co"</bdi>,</p>')
    expect(text).toBe('Dear <img src=x onerror=alert(1)> & "Co",')
  })

  it('is not merged again', () => {
    const { html, subject, unfilled } = merge(
      `<p>${field('contact.firstName')}</p>`,
      { 'contact.firstName': `{{company.name}}${field('company.name')}`, 'company.name': 'Harbor' },
      '{{contact.firstName}}',
    )
    expect(html).not.toContain('Harbor')
    expect(subject).not.toContain('Harbor')
    expect(unfilled).toEqual([])
  })

  it('drops from a subject what ends a header or turns a line', () => {
    const { subject } = merge(
      '<p>x</p>',
      { 'job.title': 'Java\r\nBcc: all@evil.example\u202Egnp' },
      'Now: {{ job.title }}',
    )
    expect(subject).toBe('Now: Java Bcc: all@evil.examplegnp')
  })

  it('keeps the lines of a signature, and no other control', () => {
    const { html, text } = merge(`<p>${field('unit.signature')}</p>`, { 'unit.signature': 'Ada\r\nHarbor\u0007\u202E' })
    expect(html).toBe('<p><bdi>Ada<br />Harbor</bdi></p>')
    expect(text).toBe('Ada\nHarbor')
  })

  it('names what could not be filled, once and in the order of the list, and leaves no braces and no gap', () => {
    const { html, subject, unfilled } = merge(
      `<p>${field('job.title')} ${field('contact.firstName')} ${field('job.title')}</p>`,
      { 'contact.firstName': ' ' },
      '{{job.title}} for {{contact.firstName}}',
    )
    expect(unfilled).toEqual(['contact.firstName', 'job.title'])
    expect(html).toBe('<p><mark>[Job Title]</mark> <mark>[First Name]</mark> <mark>[Job Title]</mark></p>')
    expect(subject).toBe('[Job Title] for [First Name]')
  })

  it('shows people as a table that stands in no paragraph, and as columns in the text', () => {
    const candidates = {
      titles: ['Name', 'Rate'],
      rows: [
        ['Ada <b>', '$90/hr'],
        ['Bo', ''],
      ],
    }
    const { html, text, unfilled } = merge(`<p>See: ${field('candidates')} Best</p>`, { candidates })
    expect(html).toMatch(/^<p>See: <\/p><table style="border-collapse:collapse;width:100%">/)
    expect(html).toContain('Ada &lt;b&gt;')
    expect(html).toMatch(/<\/table><p> Best<\/p>$/)
    expect(text.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining(['See:', 'Name      Rate', 'Ada <b>   $90/hr']),
    )
    expect(unfilled).toEqual([])
  })

  it('shows an address beside each link in the text', () => {
    expect(merge('<p><a href="https://harbor.example/a">Our list</a></p>').text).toBe(
      'Our list (https://harbor.example/a)',
    )
  })

  it('cleans what came into a template by another way', () => {
    expect(merge('<p onclick="x">Hi<script>1</script></p>').html).toBe('<p>Hi</p>')
  })
})

describe('the frame', () => {
  const footer = {
    postalAddress: 'Harbor <Street>\n12 Dallas',
    unsubscribeUrl: 'https://corridor.example/unsubscribe/a"b',
    why: 'You work with Harbor & Sons.',
  }

  it('has the address and the way out in both parts, and escapes them', () => {
    const { html, text } = frameMail({ ...merge('<p>Hi</p>'), language: 'en', footer })
    expect(html).toContain('Harbor &#60;Street&#62;, 12 Dallas')
    expect(html).toContain('href="https://corridor.example/unsubscribe/a&#34;b"')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(text).toContain('Harbor <Street>, 12 Dallas')
    expect(text).toContain('Stop these mails: https://corridor.example/unsubscribe/a"b')
  })

  it('is written from right to left in Arabic', () => {
    const { html } = frameMail({ ...merge('<p>Hi</p>'), language: 'ar', footer })
    expect(html).toContain('<html lang="ar" dir="rtl">')
  })
})
