import { IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { countryName } from '../../../lib/format/country-name'
import { formatDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { PhoneText } from '../../../lib/record/phone-link'
import { Badge } from '../../../ui/badge'
import { useCountries } from '../../company/onboarding/exports/use-countries'
import type { FactRow, PartRows } from './changes'
import classes from './section-rows.module.css'
import { factText, fieldLabel } from './words'

interface SectionRowsProps {
  parts: readonly PartRows[]
  /** Shows a document of these; without it they are named alone. */
  show?: (documentId: string) => void
  /** The id of the document that is shown. */
  shown?: string | undefined
}

/** Rows of a section, line by line; a change since it was verified is marked in its place. */
export function SectionRows({ parts, ...document }: SectionRowsProps) {
  const { t } = useTranslation()
  if (parts.length === 0) return <p className={classes.nothing}>{t('Nothing is submitted in this section yet.')}</p>
  return parts.map((one) => (
    <dl key={one.part.id} className={classes.part} data-state={one.state}>
      {isDocument(one) ? (
        <DocumentRow {...one} {...document} />
      ) : (
        one.rows.map((row) => <Row key={row.field} {...one} row={row} />)
      )}
    </dl>
  ))
}

const isDocument = ({ rows }: PartRows) => rows.some(({ field }) => field === 'documentType')

function Row({ part, row, state }: PartRows & { row: FactRow }) {
  const { t } = useTranslation()
  const { field, value, was } = row
  return (
    <Line label={t(fieldLabel(field))} state={state} isChanged={was !== undefined}>
      {value ? <Value part={part} field={field} value={value} /> : <span className={classes.quiet}>{t('Empty')}</span>}
      {was !== undefined && <Was>{was ? <Value part={part} field={field} value={was} /> : t('Empty')}</Was>}
    </Line>
  )
}

function DocumentRow({ part, rows, state, show, shown }: PartRows & Omit<SectionRowsProps, 'parts'>) {
  const { t } = useTranslation()
  const of = (field: string) => rows.find((row) => row.field === field)
  const [type, file, uploaded] = [of('documentType'), of('file'), of('uploaded')]
  const name = <bdi>{file?.value}</bdi>
  // Another file under the same name is another file.
  const isChanged = file?.was !== undefined || uploaded?.was !== undefined
  return (
    <Line label={factText(part, 'documentType', type?.value ?? '')} state={state} isChanged={isChanged}>
      {show && state !== 'removed' ? (
        <button
          type="button"
          className={classes.document}
          aria-pressed={shown === part.id}
          onClick={() => show(part.id)}
        >
          <IconFileText size={16} aria-hidden /> {name}
        </button>
      ) : (
        name
      )}
      {uploaded && <span className={classes.note}>{t('Uploaded {date}', { date: formatDate(uploaded.value) })}</span>}
      {isChanged && (
        <Was>
          <bdi>{file?.was ?? file?.value}</bdi>
          {uploaded?.was && <>, {formatDate(uploaded.was)}</>}
        </Was>
      )}
    </Line>
  )
}

interface LineProps {
  /** Translated. */
  label: string
  state: PartRows['state']
  isChanged: boolean
  children: ReactNode
}

function Line({ label, state, isChanged, children }: LineProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.row} data-changed={isChanged || undefined}>
      <dt>
        {label}
        {state && <Badge tone="attention">{t(state === 'added' ? 'New' : 'Removed')}</Badge>}
      </dt>
      <dd>{state === 'removed' ? <del>{children}</del> : children}</dd>
    </div>
  )
}

function Was({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <span className={classes.was}>
      {t('Was')} <del>{children}</del>
    </span>
  )
}

// A submitted country is kept as it was called then.
function CountryNamed({ name }: { name: string }) {
  const { data: countries } = useCountries()
  return <bdi>{countryName(countries?.find((country) => country.name === name) ?? { name })}</bdi>
}

function Value({ part, field, value }: { part: PartRows['part']; field: string; value: string }) {
  if (field === 'mobile') return <PhoneText phone={value} />
  if (field === 'country' || field === 'bankCountry') return <CountryNamed name={value} />
  return <bdi>{factText(part, field, value)}</bdi>
}
