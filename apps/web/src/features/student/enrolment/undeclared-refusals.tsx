import { declares } from '@corridor/contract/student/enrolment/consistency'
import type { KnownRefusal } from '@corridor/contract/student/enrolment/finding'
import { findingPlaceNames } from '@corridor/contract/student/enrolment/kinds'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { formatPoint } from '../../../lib/format/format'
import { isolated } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import classes from './undeclared-refusals.module.css'

interface UndeclaredRefusalsProps {
  studentId: string
  /** Rows as they are typed; none if nothing is to be declared. */
  declared: readonly { country: string; refusalDate: string }[]
  /** Refusals that an import told of are to be forgotten. */
  importWasWrong: boolean
  /** Takes a refusal over into a row; undefined if there is no room for one. */
  add: ((refusal: KnownRefusal) => void) | undefined
}

/** Letters of refusal that the rows do not have, each with the way to it and the act that mends it. */
export function UndeclaredRefusals({ studentId, declared, importWasWrong, add }: UndeclaredRefusalsProps) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...api.enrolment.summary.queryOptions({ input: { studentId } }), staleTime: 0 })
  const rows = declared.map(({ country, refusalDate: month }) => ({ country, month }))
  const left = (data?.data.refusals ?? []).filter(
    (told) => !(told.title === null && importWasWrong) && !rows.some((row) => declares(row, told)),
  )
  return left.map((letter) => {
    const { title, country, countryInfo, month } = letter
    const said = {
      country: isolated(countryInfo[0] ? countryName(countryInfo[0]) : ''),
      month: formatPoint(`${month}-01`, 'wholeMonth'),
    }
    return (
      <Message
        key={`${title} ${country} ${month}`}
        tone="attention"
        action={
          add && (
            <Button size="compact-md" variant="default" onClick={() => add(letter)}>
              {t('Add the refusal of {country}, {month}', said)}
            </Button>
          )
        }
      >
        {title === null
          ? t('An import says that {country} refused in {month}, and it is not declared', said)
          : t('A refusal letter of {country}, {month} is not declared', said)}{' '}
        <TextLink
          className={classes.letter ?? ''}
          to={paths.company.viewStudent(studentId)}
          search={toSearch({ show: title === null ? 'imported' : 'documents' })}
        >
          <bdi>{title ?? t(findingPlaceNames.imported)}</bdi>
        </TextLink>
      </Message>
    )
  })
}
