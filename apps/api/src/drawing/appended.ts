import sharp from 'sharp'
import { type Drawer, NotDrawn } from './drawing.ts'

const pictureEdgeMax = 2_000

/** A PDF as it can be joined to others, with its number of pages; null if it cannot be opened, as one with a password. */
export async function rebuiltPdf(
  drawer: Drawer,
  bytes: Uint8Array,
): Promise<{ pdf: Uint8Array; pages: number } | null> {
  try {
    const pdf = await drawer.join([bytes])
    const pages = await drawer.countPages(pdf)
    return pages > 0 ? { pdf, pages } : null
  } catch (error) {
    if (error instanceof NotDrawn) return null
    throw error
  }
}

/** A picture as a JPEG that a paper takes, upright and not larger than it must be; null if it cannot be drawn. */
export const redrawnPicture = async (bytes: Uint8Array): Promise<Uint8Array | null> =>
  sharp(bytes)
    .rotate()
    .resize({ width: pictureEdgeMax, height: pictureEdgeMax, fit: 'inside', withoutEnlargement: true })
    .jpeg()
    .toBuffer()
    .catch(() => null)
