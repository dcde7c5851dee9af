import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'
import { ContentInfo, SignedData } from 'pkijs'
import { openPdf } from '../../src/reading/document/read-pdf.ts'
import { hasProgram } from '../programs.ts'

/** Reads the text of a paper, without marks of direction; by `pdftotext` if it is there. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const told = hasProgram('pdftotext') ? (await ask('pdftotext', pdf, '-')).text : await ownTextOf(pdf)
  return told.normalize('NFKC').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}

/**
 * True if `textOf` tells the words of a page from right to left in their order. Our own reader gives the pieces of such a line as they were
 * drawn: all its letters, and not its words.
 */
export const tellsArabicWords = () => hasProgram('pdftotext')

/** The letters and signs of some texts that another lacks, however they are ordered in it. */
export function lettersMissing(text: string, ...wanted: string[]): string {
  const left = [...text]
  const letters = [...wanted.join('').normalize('NFKC').replace(/\s/g, '')]
  return letters
    .filter((letter) => {
      const at = left.indexOf(letter)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    .join('')
}

/** As `textOf`, page by page. */
export const pageTextsOf = async (pdf: Uint8Array): Promise<string[]> => (await textOf(pdf)).split('\f')

/** True if the signature fits all bytes of the paper, as we see it and, if it is there, `pdfsig` too. */
export async function isSignedWhole(pdf: Uint8Array): Promise<boolean> {
  const own = await fitsSignature(pdf)
  if (!hasProgram('pdfsig')) return own
  const { text } = await ask('pdfsig', pdf)
  const told = text.includes('Signature is Valid') && text.includes('Total document signed')
  if (told !== own) throw new Error(`pdfsig sees it otherwise: ${text}`)
  return own
}

/** Finds the faults of the paper's structure, by `qpdf` if it is there; an empty text is right. */
export async function faultsOf(pdf: Uint8Array): Promise<string> {
  const { warnings } = await PDF.load(pdf)
  if (!hasProgram('qpdf') || warnings.length > 0) return warnings.join('\n')
  const { ok, text } = await ask('qpdf', pdf, '--check')
  return ok ? '' : text
}

/** The paper with one byte changed. */
export function flipped(pdf: Uint8Array, at: number): Uint8Array {
  const other = pdf.slice()
  other[at] = (other[at] ?? 0) ^ 1
  return other
}

/** Runs a program of other makers on a paper: its options before the file for `qpdf`, after it for others. */
async function ask(name: string, pdf: Uint8Array, ...options: string[]): Promise<{ ok: boolean; text: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-tool-'))
  try {
    const path = join(folder, 'paper.pdf')
    await writeFile(path, pdf)
    const args = options[0]?.startsWith('--') ? [...options, path] : [path, ...options]
    return await new Promise((done) =>
      execFile(name, args, { maxBuffer: 2 ** 26 }, (error, out, told) => done({ ok: !error, text: `${out}${told}` })),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function ownTextOf(pdf: Uint8Array): Promise<string> {
  const document = await openPdf(Buffer.from(pdf))
  try {
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
    }
    return pages.join('\f')
  } finally {
    await document.loadingTask.destroy()
  }
}

async function fitsSignature(pdf: Uint8Array): Promise<boolean> {
  const text = Buffer.from(pdf).toString('latin1')
  const [, ...range] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? []
  const [start = 0, length = 0, second = 0, rest = 0] = range.map(Number)
  if (range.length < 4 || start !== 0 || second + rest !== pdf.length) return false
  const signed = Buffer.concat([pdf.subarray(0, length), pdf.subarray(second, second + rest)])
  const contents = new Uint8Array(Buffer.from(text.slice(length + 1, second - 1), 'hex'))
  const cms = new SignedData({ schema: ContentInfo.fromBER(contents).content })
  return await cms.verify({ signer: 0, data: new Uint8Array(signed).buffer, checkChain: false }).catch(() => false)
}
