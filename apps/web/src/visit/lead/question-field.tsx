import { type Question, type QuestionName, questions } from '@corridor/contract/site/lead/questions'
import type { PageProps } from '../page'

/** The countries of the page's table, in the visitor's language. */
export const CountryOptions = ({ t, table }: PageProps) => (
  <>
    <option value="">{t('Choose a country')}</option>
    {table?.rows.map(({ mark, cells: [name] }) => (
      <option key={mark} value={mark}>
        {name}
      </option>
    ))}
  </>
)

/** One question: few short answers stand open, countries and a number are a box. */
export function QuestionField({ name, ...props }: PageProps & { name: QuestionName }) {
  const { t, given } = props
  const question: Question = questions[name]
  const label = t(question.label)
  if ('options' in question)
    return (
      <fieldset className="choices">
        <legend>{label}</legend>
        <div className={Object.keys(question.options).length > 8 ? 'choice-grid many' : 'choice-grid'}>
          {Object.entries(question.options).map(([value, words]) => (
            <label key={value} className="lead-choice">
              <input type="radio" name={name} value={value} required defaultChecked={given[name] === value} />
              {t(words)}
            </label>
          ))}
        </div>
      </fieldset>
    )
  if ('isCountry' in question)
    return (
      <label className="field">
        {label}
        <select name={name} required defaultValue={given[name] ?? ''}>
          <CountryOptions {...props} />
        </select>
      </label>
    )
  return (
    <label className="field short">
      {label}
      <input
        name={name}
        type="text"
        inputMode="numeric"
        pattern="[0-9]{1,3}"
        maxLength={3}
        required
        defaultValue={given[name]}
      />
    </label>
  )
}
