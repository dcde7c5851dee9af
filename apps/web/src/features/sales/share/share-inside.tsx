import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatDate, formatNumber } from '../../../lib/format/format'
import { currentLanguage, useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import classes from './share.module.css'

/** The people as a visitor sees them, and the days on which somebody looked. */
export function ShareInside({ id }: { id: string }) {
  const { t } = useTranslation()
  const preview = useQuery(api.share.preview.queryOptions({ input: { id, language: currentLanguage() } }))
  const view = useQuery(api.share.view.queryOptions({ input: { id } }))
  return (
    <>
      <RecordQuery query={preview}>
        {({ data }) => (
          <div className={classes.scroll}>
            <table className={classes.table}>
              <caption>{t('What a visitor sees')}</caption>
              <thead>
                <tr>
                  {data.columns.map(({ key, title }) => (
                    <th key={key} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.rows.map(({ id: row, cells }) => (
                  <tr key={row}>
                    {cells.map((cell, at) => (
                      <td key={data.columns[at]?.key}>
                        <bdi>{cell}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </RecordQuery>
      <RecordQuery query={view}>
        {({ days }) =>
          days.length === 0 ? (
            <p className={classes.words}>{t('Nobody has opened this link yet.')}</p>
          ) : (
            <table className={classes.table}>
              <caption>{t('Views by day, of nobody in particular')}</caption>
              <tbody>
                {days.map(({ day, views }) => (
                  <tr key={day}>
                    <th scope="row">{formatDate(day)}</th>
                    <td className={classes.number}>{formatNumber(views)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </RecordQuery>
    </>
  )
}
