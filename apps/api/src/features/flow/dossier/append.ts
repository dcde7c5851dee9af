import type { Language } from '@corridor/contract/wire/language'
import { rebuiltPdf, redrawnPicture } from '../../../drawing/appended.ts'
import type { Drawer } from '../../../drawing/drawing.ts'
import type { Block } from '../../../pdf/blocks.ts'
import { hashOf } from '../../../pdf/hash.ts'
import { readKept } from '../../../platform/storage/read-kept.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { choiceNames } from './choice-names.ts'
import type { Appended } from './store.ts'
import { inLanguage, words } from './words.ts'

/** An appended file: its own page, and the pages that follow it. */
export interface Appendix {
  title: string
  /** Null of a file that is not what was kept any more. */
  hash: string | null
  isSigned: boolean
  isReadable: boolean
  blocks: Block[]
  following: { pdf: Uint8Array; pages: number } | null
}

interface Parts {
  storage: Storage
  drawer: Drawer
}

const pictureWidth = 480

/** Reads a file to append. One that cannot be opened is named on its page. */
export async function readAppendix({ storage, drawer }: Parts, file: Appended, language: Language): Promise<Appendix> {
  const bytes = await readKept(storage, file.key)
  const isPdf = file.type === 'application/pdf'
  const following = bytes && isPdf ? await rebuiltPdf(drawer, bytes) : null
  const picture = bytes && !isPdf ? await redrawnPicture(bytes) : null
  const isReadable = following !== null || picture !== null
  const isSigned = isPdf && /\/ByteRange\s*\[/.test(bytes?.toString('latin1') ?? '')
  const title = inLanguage(
    choiceNames.documentType?.[file.document_type] ?? [file.name, file.name, file.name, file.name],
    language,
  )
  const hash = bytes && hashOf(bytes)
  const blocks: Block[] = [
    { heading: title, level: 1 },
    {
      facts: [
        [inLanguage(words.file, language), file.name],
        ...(hash ? [[inLanguage(words.hash, language), hash] as [string, string]] : []),
      ],
    },
    ...(isSigned ? [{ paragraph: inLanguage(words.signed, language) }] : []),
    ...(isReadable ? [] : [{ paragraph: inLanguage(words.unreadable, language) }]),
    ...(picture ? [{ picture, alt: title, width: pictureWidth }] : []),
  ]
  return { title, hash, isSigned, isReadable, blocks, following }
}
