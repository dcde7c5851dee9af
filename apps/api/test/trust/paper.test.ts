import { beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '../../src/pdf/blocks.ts'
import { drawPdf } from '../../src/pdf/draw-pdf.ts'
import { countPages, joinPdfs } from '../../src/pdf/join-pdfs.ts'
import { makeOwnSigner } from '../../src/pdf/own-certificate.ts'
import { signPdf } from '../../src/pdf/sign-pdf.ts'
import type { PdfSigner } from '../../src/pdf/signer.ts'
import { now } from '../../src/platform/clock.ts'
import { faultsOf, flipped, isSignedWhole, lettersMissing, tellsArabicWords, textOf } from './papers.ts'

const paragraphs = {
  fr: 'L’entreprise s’engage à vérifier les données « personnelles » des candidats et à répondre sous trente jours.',
  zh: '公司承诺在三十天内核实候选人的资料，并以书面形式通知对方。',
  ar: 'تلتزم الشركة بالتحقق من بيانات المرشحين (الشخصية) وفقاً للقانون، ولا يجوز نقل هذه الاتفاقية إلى طرف ثالث دون موافقة خطية.',
}
const wordsOf = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const draw = (language: 'en' | 'fr' | 'zh' | 'ar', blocks: Block[]) => drawPdf({ language, title: 'Paper', blocks })

describe('a paper', () => {
  it.each(['en', 'ar', 'fr', 'zh'] as const)(
    'in %s gives back names of any script as they were written',
    async (language) => {
      const names = ['نور 李', 'Anna-Lena Müller', 'Nguyễn Văn Đức', 'Ольга']
      const text = await textOf(
        await draw(
          language,
          [...(language === 'ar' ? [paragraphs.ar] : []), ...names].map((paragraph) => ({ paragraph })),
        ),
      )
      if (language === 'ar') expect(lettersMissing(text, paragraphs.ar, ...names)).toBe('')
      if (language === 'ar' && !tellsArabicWords()) return
      for (const name of names) expect(text).toContain(name)
    },
  )

  it.each(['fr', 'ar'] as const)('in %s gives back a paragraph word for word', async (language) => {
    const text = await textOf(await draw(language, [{ paragraph: paragraphs[language] }]))
    expect(lettersMissing(text, paragraphs[language])).toBe('')
    if (language === 'ar' && !tellsArabicWords()) return
    expect(wordsOf(text)).toEqual(expect.arrayContaining(wordsOf(paragraphs[language])))
  })

  it.each(['en', 'ar'] as const)('in %s shows a number in the order in which it is dialled', async (language) => {
    const numbers = ['+91 9810001234', '•••• 317', '(415) 555-0100']
    const facts = numbers.map((number) => [paragraphs[language === 'ar' ? 'ar' : 'fr'].slice(0, 12), number] as const)
    const text = await textOf(await draw(language, [{ facts }]))
    for (const number of numbers) expect(text).toContain(number)
  })

  it('in Chinese gives back a paragraph sign for sign', async () => {
    const text = await textOf(await draw('zh', [{ paragraph: paragraphs.zh }]))
    expect(text.replace(/\s/g, '')).toContain(paragraphs.zh.normalize('NFKC'))
  })

  it('shows a sign that no font has as a box, and takes nothing that turns the text around', async () => {
    const text = await textOf(await draw('en', [{ paragraph: 'a😀b ก \ud800 c\u202Edcba\u0007' }]))
    expect(text).toMatch(/a□b □ □ cdcba/)
  })

  it('takes whatever is filled in, and ends', async () => {
    const hostile = [
      'نور'.repeat(4_000),
      'x'.repeat(10_000),
      '李'.repeat(10_000),
      'a\u0301'.repeat(5_000),
      '\u2067\u2068'.repeat(900),
      '',
    ]
    const pdf = await draw('en', [
      { heading: hostile.join('') },
      { facts: hostile.map((value) => [value, value] as const) },
      { table: { columns: [{ title: hostile[0] ?? '' }, { title: '' }], rows: [hostile] } },
    ])
    expect(await countPages(pdf)).toBeLessThanOrEqual(400)
    expect(await faultsOf(pdf)).toBe('')
  }, 60_000)

  it('says its language and numbers its pages', async () => {
    const pdf = await draw('fr', [{ paragraph: 'un' }, { pageBreak: true }, { paragraph: 'deux' }])
    expect(await textOf(pdf)).toMatch(/Page 1 sur 2[\s\S]*Page 2 sur 2/)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (fr)')
  })
})

describe('a signed paper', () => {
  let signer: PdfSigner
  let pdf: Uint8Array
  beforeAll(async () => {
    signer = await makeOwnSigner('Corridor work.example', now(), new Date(now().getTime() + 86_400_000))
    pdf = await signPdf({ pdf: await draw('en', [{ paragraph: 'Agreed' }]), signer, reason: 'Agreement', at: now() })
  })

  it('is valid as it was signed', async () => {
    expect(await isSignedWhole(pdf)).toBe(true)
    expect(await faultsOf(pdf)).toBe('')
    const text = Buffer.from(pdf).toString('latin1')
    expect(text).toContain('/ETSI.CAdES.detached')
    const signingCertificateV2 = '060b2a864886f70d010910022f'
    expect(text.toLowerCase()).toContain(signingCertificateV2)
  })

  it('is not valid any more if one byte is another', async () => {
    for (const at of [1_000, pdf.length - 300]) expect(await isSignedWhole(flipped(pdf, at))).toBe(false)
  })
})

it('joins forty papers into one without a fault', async () => {
  const one = await draw('en', [{ heading: 'One' }, { paragraph: 'نور 李' }])
  const joined = await joinPdfs(Array.from({ length: 40 }, () => one))
  expect(await countPages(joined)).toBe(40)
  expect(await faultsOf(joined)).toBe('')
})
