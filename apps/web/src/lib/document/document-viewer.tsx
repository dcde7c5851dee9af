import { ActionIcon, Skeleton } from '@mantine/core'
import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Message } from '../../ui/message'
import { formatNumber } from '../format/format'
import { usePageKeys } from '../keys/page-keys'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import { downloadFile, readStoredFile } from '../upload/download-file'
import { DocumentPage } from './document-page'
import classes from './document-viewer.module.css'
import { HitSteps } from './hit-steps'
import { useDrawing } from './use-drawing'
import { type FindMarks, type Mark, useMarks } from './use-marks'

export interface ShownFile {
  fileKey: string
  /** The key of the file. */
  name: string
  type: string
  /** Translated: what it is. */
  title: string
}

const zooms = [100, 125, 150, 200, 300]

interface ViewerProps {
  file: ShownFile
  /** In place of the title: which of several is shown. */
  choice?: ReactNode
  /** Marks on the pages, walked through by n and p. */
  find?: FindMarks | undefined
  /** Marks beside them, quieter, and not walked through. */
  values?: FindMarks | undefined
  /** For a format that has no pages to draw. */
  instead?: ReactNode
}

/** A stored PDF or picture beside the data that it proves: its pages are pictures, zoomed and turned here, never only a download. */
export default function DocumentViewer({ file, choice, find, values, instead }: ViewerProps) {
  const { t } = useTranslation()
  const { fileKey, name, type, title } = file
  const query = useQuery({
    queryKey: ['stored-file', fileKey],
    queryFn: () => readStoredFile(fileKey, name, type),
    staleTime: Number.POSITIVE_INFINITY,
    // The picture of a person's paper is let go with the page.
    gcTime: 0,
  })
  return query.data ? (
    <Pages
      key={fileKey}
      document={query.data}
      file={file}
      choice={choice}
      find={find}
      values={values}
      instead={instead}
    />
  ) : (
    <section className={classes.viewer} aria-label={title}>
      <div className={classes.head}>{choice ?? <h2>{title}</h2>}</div>
      <div className={classes.well}>
        {query.isError ? (
          <Message tone="attention">{t('The document cannot be shown.')}</Message>
        ) : (
          <Skeleton height={480} role="status" aria-label={t('Loading...')} />
        )}
      </div>
    </section>
  )
}

function Pages({ document, file, choice, find, values, instead }: ViewerProps & { document: File }) {
  const { t } = useTranslation()
  const drawing = useDrawing(document)
  const well = useRef<HTMLDivElement>(null)
  const marks = useMarks(drawing, find)
  const valueMarks = useMarks(drawing, values)
  const [current, setCurrent] = useState(0)
  const [zoom, setZoom] = useState(0)
  const [page, setPage] = useState(1)
  const pages = drawing?.pages ?? 0
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)

  /** The page whose foot is the first below a third of the window. */
  function findPage() {
    const { top, height } = well.current?.getBoundingClientRect() ?? { top: 0, height: 0 }
    const drawn = [...(well.current?.querySelectorAll('canvas') ?? [])]
    const at = drawn.findIndex((canvas) => canvas.getBoundingClientRect().bottom > top + height / 3)
    setPage(at < 0 ? pages : at + 1)
  }
  const turn = (by: number) =>
    well.current?.querySelectorAll('canvas')[page - 1 + by]?.scrollIntoView({ block: 'start' })
  function goToMark(at: number) {
    setCurrent(at)
    well.current?.querySelector(`[data-mark="${at}"]`)?.scrollIntoView({ block: 'center' })
  }
  usePageKeys([
    { key: '[', label: text('Previous page of the document'), run: () => turn(-1) },
    { key: ']', label: text('Next page of the document'), run: () => turn(1) },
  ])

  return (
    <section className={classes.viewer} aria-label={file.title}>
      <div className={classes.head}>
        {choice ?? <h2>{file.title}</h2>}
        <span className={classes.name}>
          <bdi>{file.name}</bdi>
        </span>
        {marks && <HitSteps count={marks.length} at={current} go={goToMark} />}
        {pages > 0 && !marks && (
          <span className={classes.place}>
            {t('Page {n} of {total}', { n: formatNumber(page), total: formatNumber(pages) })}
          </span>
        )}
        <ActionIcon aria-label={t('Zoom out')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <IconZoomOut size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('Zoom in')} disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <IconZoomIn size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={t('Download {file}', { file: file.title })}
          onClick={() => void downloadFile(file.fileKey)}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section ref={well} className={classes.well} tabIndex={0} aria-label={t('Pages')} onScroll={findPage}>
        {drawing === null && instead && <div className={classes.text}>{instead}</div>}
        {drawing === null && !instead && <Message tone="attention">{t('The document cannot be shown.')}</Message>}
        {drawing &&
          numbers.map((number) => (
            <div key={number} className={classes.paper} style={{ width: `${zooms[zoom]}%` }}>
              <DocumentPage drawing={drawing} number={number} className={classes.canvas} zoom={zoom} />
              <Marks marks={valueMarks} page={number} />
              <Marks marks={marks} page={number} current={current} />
            </div>
          ))}
      </section>
    </section>
  )
}

interface MarksProps {
  marks: Mark[] | undefined
  page: number
  /** Which is pointed out, of those that are walked through. */
  current?: number
}

/** Marks on a page, over its picture. */
const Marks = ({ marks = [], page, current }: MarksProps) =>
  marks.map(({ page: of, boxes }, at) =>
    of === page
      ? boxes.map(({ left, top, width, height }) => (
          <span
            key={`${left} ${top}`}
            className={classes.mark}
            data-mark={current === undefined ? undefined : at}
            data-value={current === undefined || undefined}
            data-current={at === current || undefined}
            style={{
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
            }}
          />
        ))
      : [],
  )
