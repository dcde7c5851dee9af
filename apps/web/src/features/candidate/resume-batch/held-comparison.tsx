import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { PhoneText } from '../../../lib/record/phone-link'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './held-comparison.module.css'

type Contacts = NonNullable<ResumeBatchFile['read']>

const rows: readonly { name: keyof Contacts; label: string }[] = [
  { name: 'name', label: text('Full Name') },
  { name: 'email', label: text('Email') },
  { name: 'phone', label: text('Phone') },
]

interface HeldComparisonProps {
  read: Contacts | null
  double: ResumeBatchFile['doubleInfo'][number]
}

/** Whom a resume tells of beside whom it resembles; what differs stands out. */
export function HeldComparison({ read, double }: HeldComparisonProps) {
  const { t } = useTranslation()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('In the resume')}</th>
          <th scope="col">{t('In the record')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label }) => (
          <tr key={name} data-differs={!isSame(name, read?.[name] ?? '', double[name]) || undefined}>
            <th scope="row">{t(label)}</th>
            <td>
              <span className={classes.side} aria-hidden>
                {t('In the resume')}
              </span>
              <Value name={name} value={read?.[name]} />
            </td>
            <td>
              <span className={classes.side} aria-hidden>
                {t('In the record')}
              </span>
              {name === 'name' ? (
                <TextLink to={paths.company.viewCandidate(double._id)}>
                  <bdi>{double.name}</bdi>
                </TextLink>
              ) : (
                <Value name={name} value={double[name]} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ name, value }: { name: keyof Contacts; value: string | undefined }) {
  const { t } = useTranslation()
  if (!value) return <span className={classes.empty}>{t('Empty')}</span>
  return name === 'phone' ? <PhoneText phone={value} /> : <bdi>{value}</bdi>
}

const phoneDigits = 10
/** A phone is the same however it is written. */
const isSame = (name: keyof Contacts, a: string, b: string) =>
  name === 'phone' ? tailOf(a) === tailOf(b) : a.toLowerCase() === b.toLowerCase()
const tailOf = (phone: string) => phone.replace(/\D/g, '').slice(-phoneDigits)
