import type { Language } from '@corridor/contract/wire/language'
import type { Platform } from '../../../platform.ts'
import { drawResume } from '../../candidate/paper/draw-resume.ts'
import { findByMark, type Opened } from './open.ts'

/** The resume of somebody on the page of a link, by their mark. Throws `presentation.unknown`. */
export async function drawMarked(
  opened: Opened,
  mark: string,
  language: Language,
  { drawing }: Pick<Platform, 'drawing'>,
): Promise<{ name: string; bytes: Uint8Array }> {
  const row = await findByMark(opened, mark)
  return drawResume(opened, row, language, (paper) =>
    drawing.once(`presentation ${opened.link.id}`, { work: 'paper', given: paper }),
  )
}
