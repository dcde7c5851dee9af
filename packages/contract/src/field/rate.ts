import * as z from 'zod'
import { currencies } from '../format/settings.ts'
import { ratePers, taxTerms } from './rate-terms.ts'

const rateMax = 100_000_000

/** The least that somebody asks for their work, in whole units of the currency with at most two decimals. */
export const rateAmount = z
  .number('Please enter an amount')
  .min(0, 'Please enter an amount')
  .max(rateMax, 'Please enter an amount')
  // Cents, and no fraction of them.
  .overwrite((given) => Number(given.toFixed(2)))
export const rateCurrency = z.enum(currencies, 'Please choose a currency')
export const ratePer = z.enum(ratePers, 'Please choose a unit')
export const taxTerm = z.enum(taxTerms, 'Please choose a tax term')
