import type { Language } from '@corridor/contract/wire/language'
import { faceFacts } from '../../candidate/paper/face-facts.ts'
import { columnsOf, readerOf, showPerson } from '../../candidate/paper/show-person.ts'
import { isAnswerable, markOf, type Opened } from './open.ts'
import { listPresented } from './store.ts'

/**
 * The people of an opened link as its page is filled with them. A row's first cells are name, answer, comment, whether it may be answered, and
 * summary; a title and a text follow for each fact.
 */
export async function showPeople(opened: Opened, language: Language) {
  const { link, context } = opened
  const reader = await readerOf(opened, language)
  const people = await listPresented(context.db, context.scope, link.id)
  const keys = ['name', 'answer', 'comment', 'mayAnswer', 'summary', ...columnsOf(link)]
  const titles = new Map<string, string>()
  const rows = people.map((row) => {
    const { name, facts, summary } = showPerson(link, row, reader)
    for (const { key, title } of facts) titles.set(key, title)
    const known: Record<string, string> = {
      ...{ name, answer: row.answer ?? '', comment: row.comment, summary },
      mayAnswer: isAnswerable(row.state) ? 'yes' : '',
      ...Object.fromEntries(facts.map(({ key, text }) => [key, text])),
    }
    return { mark: markOf(context.platform, link, row.submission_id), cells: keys.map((key) => known[key] ?? '') }
  })
  return { columns: keys.map((key) => ({ key, title: titles.get(key) ?? '' })), rows }
}

/** Facts of the head of an opened link's page. */
export const showHead = ({ link, context }: Opened, language: Language) => faceFacts({ link, context }, language)
