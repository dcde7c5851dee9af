import { describe, expect, it } from 'vitest'
import { judgeStyles } from './unused-styles.ts'

const sheet = 'apps/web/src/ui/made.module.css'
const page = "import classes from './made.module.css'\n"
const judge = (css: string, tsx: string, file = sheet) =>
  judgeStyles(
    new Map([
      [file, css],
      ['apps/web/src/ui/made.tsx', tsx],
    ]),
  )

describe('a class of a style sheet', () => {
  it.each([
    ['by its name', '.head { color: red }', `${page}<p className={classes.head} />`],
    ['by its name in quotes', '.made-head { color: red }', `${page}<p className={classes['made-head']} />`],
    ['within another rule', '@media print { .head > p:hover { color: red } }', `${page}classes.head`],
  ])('is drawn %s', (_, css, tsx) => {
    expect(judge(css, tsx)).toEqual([])
  })

  it.each([
    ['nobody names', '.head { color: red }\n.gone { color: red }', `${page}classes.head`],
    ['only a comment of the sheet names', '/* .gone */ .gone { color: red }', page],
    ['another sheet has', '.gone { color: red }', `import classes from './other.module.css'\nclasses.gone`],
    ['stands in a list of others', '@media print { .gone, .head { color: red } }', `${page}classes.head`],
  ])('that %s is a fault', (_, css, tsx) => {
    expect(judge(css, tsx)).toEqual([`${sheet}: no page draws .gone — remove its rules`])
  })

  it('for all pages is drawn by any that spells it, whole or with a value at its end', () => {
    const css = '.visit-head, .tone-red, .gone { color: red }'
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source to be judged.
    const tsx = 'const one = "visit-head"; const other = `tone-${tone}`'
    expect(judge(css, tsx, 'apps/web/src/visit/look/made.css')).toEqual([
      'apps/web/src/visit/look/made.css: no page draws .gone — remove its rules',
    ])
  })
})
