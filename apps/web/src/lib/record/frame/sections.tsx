import { Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '../../language/i18n'
import classes from './sections.module.css'
import { type Way, WayLink } from './way-link'

interface Told {
  /** A key: what is added. */
  words: string
  isPending: boolean
  isEmpty: boolean
  /** The way to its first entry, for those who may add it. */
  add: Way | undefined
}

interface Asked {
  isPending: boolean
  isEmpty: boolean
  add?: Way | false | undefined
  /** A key: what is added, if it is not what the title says. */
  words?: string
}

const TellSections = createContext<((name: string, told: Told | undefined) => void) | undefined>(undefined)

/** Tells the group around a section that it is empty. True if the group says so in its line, and nothing else is to be drawn. */
export function useSection(
  /** A key: the section's title. */
  name: string,
  { isPending, isEmpty, add, words = name }: Asked,
): boolean {
  const tell = useContext(TellSections)
  const latest = useRef(add)
  latest.current = add
  const way = add ? JSON.stringify([add.to, add.to !== undefined && add.search]) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `way` is all that `add` shows; what it does is the latest.
  useLayoutEffect(() => {
    const { current } = latest
    const run = () => latest.current && latest.current.to === undefined && latest.current.run()
    const asked = current ? (current.to === undefined ? { run } : current) : undefined
    tell?.(name, { words, isPending, isEmpty, add: asked })
  }, [tell, name, words, isPending, isEmpty, way])
  useLayoutEffect(() => () => tell?.(name, undefined), [tell, name])
  return tell !== undefined && isEmpty
}

/** Sections that come together: those that are empty stand in one line, with the way to fill them. */
export function Sections({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<Readonly<Record<string, Told>>>({})
  const wasShown = useRef(false)
  const tell = useCallback((name: string, one: Told | undefined) => {
    // One that tells anew keeps its place among the others.
    setTold((known) => {
      if (one) return { ...known, [name]: one }
      const { [name]: _gone, ...others } = known
      return others
    })
  }, [])
  const all = Object.values(told)
  const isWaiting = !wasShown.current && all.some(({ isPending }) => isPending)
  useLayoutEffect(() => {
    if (all.length > 0 && !isWaiting) wasShown.current = true
  })
  return (
    <TellSections value={tell}>
      {isWaiting && <Lines />}
      <div hidden={isWaiting}>
        <Suspense fallback={<Lines />}>{children}</Suspense>
      </div>
      {!isWaiting && <EmptyLine told={told} />}
    </TellSections>
  )
}

/** The shape of a few lines that are on their way. */
export const Lines = () => (
  <div className={classes.lines} aria-hidden>
    {['40%', '90%', '70%', '80%'].map((width) => (
      <Skeleton key={width} height={12} width={width} />
    ))}
  </div>
)

function EmptyLine({ told }: { told: Readonly<Record<string, Told>> }) {
  const { t } = useTranslation()
  const empty = Object.values(told).flatMap(({ words, isEmpty, add }) => (isEmpty && add ? [{ key: words, add }] : []))
  if (empty.length === 0) return null
  return (
    <p className={classes.empty}>
      <IconPlus size={16} aria-hidden />
      {t('Add')}
      {empty.map(({ key, add }) => {
        const words = t(key).toLocaleLowerCase()
        return (
          <span key={key}>
            <WayLink way={add} name={words} words={words} />
          </span>
        )
      })}
    </p>
  )
}
