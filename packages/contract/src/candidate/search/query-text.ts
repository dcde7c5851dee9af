import * as z from 'zod'
import { queryCharsMax, readQuery } from './query.ts'
import { queryFaults } from './query-tree.ts'

/** A boolean query as text. The refusal says what is wrong and at which character, from 1: 'A closing parenthesis is missing (character 9)'. */
export const queryText = z
  .string()
  .max(queryCharsMax)
  .check((context) => {
    const { fault } = readQuery(context.value)
    if (!fault) return
    const message = `${queryFaults[fault.code]} (character ${fault.start + 1})`
    context.issues.push({ code: 'custom', input: context.value, message, params: { ...fault } })
  })
