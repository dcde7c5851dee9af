import { numberSigns as signsOf } from '@corridor/contract/format/typed-number'
import { currentLanguage } from '../../language/i18n'

/** The signs that the reader's language sets within a number. */
export const numberSigns = () => signsOf({ language: currentLanguage(), settings: null })
