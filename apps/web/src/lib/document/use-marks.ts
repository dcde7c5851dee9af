import { useEffect, useState } from 'react'
import type { Drawing, DrawnText } from './open-drawing'

interface Range {
  start: number
  end: number
}

/** Finds what is to be marked in a page's text: its order, no overlap. */
export type FindMarks = (text: string) => Range[]

/** A mark of a page, from 1, by the boxes that it covers: fractions of the page. */
export interface Mark {
  page: number
  boxes: { left: number; top: number; width: number; height: number }[]
}

/** The marks of a document, in its order; undefined before it was read. */
export function useMarks(drawing: Drawing | null | undefined, find: FindMarks | undefined): Mark[] | undefined {
  const [marks, setMarks] = useState<Mark[]>()
  useEffect(() => {
    const read = drawing?.read
    if (!drawing || !read || !find) return
    let isGone = false
    const pages = Array.from({ length: drawing.pages }, async (_, at) =>
      marksOf(at + 1, await read.call(drawing, at + 1), find),
    )
    void Promise.all(pages).then(
      (found) => !isGone && setMarks(found.flat()),
      () => !isGone && setMarks([]),
    )
    return () => {
      isGone = true
    }
  }, [drawing, find])
  return marks
}

// Letters of a run are taken for equally wide: a mark may begin a hair beside its word.
const marksOf = (page: number, { text, runs }: DrawnText, find: FindMarks): Mark[] =>
  find(text).map(({ start, end }) => ({
    page,
    boxes: runs
      .filter((run) => run.start < end && start < run.end)
      .map((run) => {
        const letter = run.width / (run.end - run.start)
        const from = Math.max(start, run.start)
        return {
          left: run.left + (from - run.start) * letter,
          width: (Math.min(end, run.end) - from) * letter,
          top: run.top,
          height: run.height,
        }
      }),
  }))
