import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'

const articles = [
  {
    kind: 'news',
    title: 'Resumes are read in nine formats',
    description: 'PDF, Word, OpenDocument, rich and plain text, and scans.',
    body: 'Drop up to a hundred files at once.\n\nEach value shows where it was found and how sure it is.',
    status: 'active',
    daysAgo: 12,
  },
  {
    kind: 'news',
    title: 'What administrators verify',
    description: 'Nine sections, each with its own decision and its reason.',
    body: '',
    status: 'active',
    daysAgo: 40,
  },
  {
    kind: 'news',
    title: 'A note in the making',
    description: 'Nobody but administrators sees this one yet.',
    body: '',
    status: 'inactive',
    daysAgo: 1,
  },
  {
    kind: 'offer',
    title: 'Two months of Pro for the price of one',
    description: 'For companies that order Pro for the first time.',
    body: '',
    status: 'active',
    daysAgo: 5,
  },
  {
    kind: 'offer',
    title: 'Summer of hotlists',
    description: 'Over since September.',
    body: '',
    status: 'inactive',
    daysAgo: 120,
  },
]

/** News and offers of the demo, shown and not. */
export async function demoArticles(tx: postgres.TransactionSql): Promise<void> {
  for (const { daysAgo, ...article } of articles) {
    await tx`
      insert into article (id, kind, title, description, body, link, status, created_by, created_at)
      select ${newId()}, ${article.kind}, ${article.title}, ${article.description}, ${article.body}, '', ${article.status}, u.id,
        now() - make_interval(days => ${daysAgo})
      from user_account u where u.is_administrator order by u.id limit 1`
  }
}
