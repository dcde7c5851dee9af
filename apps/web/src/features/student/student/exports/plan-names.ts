import { text } from '../../../../lib/language/text'

/** Names of the parts of a plan. */
export const planNames = {
  targetCountries: text('Target'),
  level: text('Level'),
  field: text('Field of study'),
  intake: text('Intake'),
  occupiedUntil: text('Last studied or worked'),
  fundsAmount: text('Funds'),
  fundsCurrency: text('Currency'),
}
