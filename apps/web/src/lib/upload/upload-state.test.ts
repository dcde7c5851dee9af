import { describe, expect, it } from 'vitest'
import { judgeFiles, reduceUploads, type UploadEvent, type UploadItem } from './upload-state'

const pdf = (name = 'cv.pdf', size = 10) => {
  const file = new File(['x'], name, { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const run = (...events: UploadEvent[]) => events.reduce<readonly UploadItem[]>(reduceUploads, [])
const added = (...ids: string[]): UploadEvent => ({
  type: 'added',
  isMultiple: true,
  items: ids.map((id) => ({ id, file: pdf() })),
})

describe('an upload', () => {
  it('goes from ready over uploading to success', () => {
    const [item] = run(
      added('a'),
      { type: 'started', id: 'a' },
      { type: 'progressed', id: 'a', progress: 0.5 },
      { type: 'stored', id: 'a', fileKey: 'k' },
    )
    expect(item).toMatchObject({ state: 'success', fileKey: 'k' })
  })

  it('is ready again when cancelled, and can be retried after an error', () => {
    const start: UploadEvent = { type: 'started', id: 'a' }
    expect(run(added('a'), start, { type: 'cancelled', id: 'a' })[0]?.state).toBe('ready')
    const failed: UploadEvent = { type: 'failed', id: 'a', message: 'no' }
    expect(run(added('a'), start, failed)[0]?.state).toBe('error')
    expect(run(added('a'), start, failed, start)[0]?.state).toBe('uploading')
  })

  it('ignores what does not fit its state', () => {
    expect(run(added('a'), { type: 'stored', id: 'a', fileKey: 'k' })[0]?.state).toBe('ready')
  })

  it('replaces the file where only one is wanted', () => {
    const one: UploadEvent = { type: 'added', isMultiple: false, items: [{ id: 'b', file: pdf() }] }
    expect(run(added('a'), one).map((item) => item.id)).toEqual(['b'])
  })
})

describe('chosen files', () => {
  it('are refused by type and by size', () => {
    const files = [new File(['x'], 'run.exe', { type: 'application/x-msdownload' }), pdf('big.pdf', 52_428_801), pdf()]
    const { accepted, rejections } = judgeFiles(files, 'resume', 0, 5)
    expect(accepted).toHaveLength(1)
    expect(rejections.map((rejection) => rejection.reason)).toEqual(['type', 'size'])
  })

  it('are refused where they are empty', () => {
    const { accepted, rejections } = judgeFiles([pdf('empty.pdf', 0), pdf()], 'resume', 0, 5)
    expect(accepted.map(({ name }) => name)).toEqual(['cv.pdf'])
    expect(rejections).toMatchObject([{ file: 'empty.pdf', reason: 'empty' }])
  })

  it('are at most five', () => {
    const { accepted, rejections } = judgeFiles([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')], 'resume', 4, 5)
    expect(accepted).toHaveLength(1)
    expect(rejections).toEqual([{ reason: 'count' }])
  })
})
