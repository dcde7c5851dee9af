/** A made noun's own files, as CONTRIBUTING.md asks for them: a plain record with list, form, bin and trail. */
export const ownFiles: Readonly<Record<string, string>> = {
  'packages/contract/src/sales/shelf/facts.ts': `import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const shelfFacts = {
  records: { shelf: { title: 'Shelf', ...access.hotlists } },
  errors: { 'shelf.nameTaken': [409, 'A shelf named "{name}" already exists'] },
} as const satisfies Facts
`,
  'packages/contract/src/sales/shelf/shapes.ts': `import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { recordBase, recordId } from '../../wire/record.ts'

export const Shelf = z.object({ ...recordBase, name: z.string() })
export type Shelf = z.infer<typeof Shelf>

export const ShelfAdd = z.object({ name: boundedText('Name', 3, 50) })

const place = (path: string, summary: string) => ({ path: \`/shelf/\${path}\` as const, summary, tag: 'shelf' })
const manage = { access: access.hotlists.manage }
const one = { ...manage, record: { kind: 'shelf', field: 'id' } }

export const shelf = {
  list: listEndpoint(place('list', 'List shelves'), Shelf, { sort: ['name'], filters: {}, search: ['name'] }, {
    access: access.hotlists.read,
  }),
  add: endpoint('POST', place('add', 'Add a shelf'), manage).input(ShelfAdd).output(savedAnswer(Shelf)),
  update: endpoint('PUT', place('update/{id}', 'Update a shelf'), one).input(updateInput(ShelfAdd)).output(savedAnswer(Shelf)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a shelf'), one).input(z.object({ id: recordId })).output(deletedAnswer),
}
`,
  'apps/api/migrations/9999-shelf.sql': `create table shelf (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  deleted_at timestamptz
);
create unique index shelf_name on shelf (company_id, lower(name)) where deleted_at is null;
`,
  'apps/api/src/features/sales/shelf/store.ts': `import type { Shelf, shelf } from '@corridor/contract/sales/shelf/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import type { ListSpec } from '../../../db/list-spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record.ts'
import { companyTable } from '../../../db/table.ts'
import { sharedInCompany } from '../../../db/within.ts'

export interface ShelfValues {
  name: string
}
export interface ShelfRow extends RecordRow, ShelfValues {}

export const shelfSpec: ListSpec<ShelfRow, typeof shelf.list> = {
  table: 'shelf',
  columns: 't.id, t.version, t.created_at, t.updated_at, t.name',
  within: sharedInCompany,
  sort: { createDate: { by: 't.created_at' }, name: { by: 't.name collate corridor_text' } },
  filters: {},
  search: { name: 't.name' },
  toWire,
}

export const shelves = companyTable<ShelfRow, ShelfValues>({ spec: shelfSpec, entity: 'Shelf', columns: ['name'] })

export const listShelves = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, shelfSpec, query)

export function toWire(row: ShelfRow): Shelf {
  return { ...toRecordBase(row), name: row.name }
}
`,
  'apps/api/src/features/sales/shelf/add.ts': `import type { CompanyContext } from '../../../db/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { shelves, toWire } from './store.ts'

export const addShelf = (context: CompanyContext, { name }: { name: string }) =>
  write(context, 'shelf.add', async (tx) => {
    const id = await shelves.insert(tx, context.scope, { name }).catch((error) => refuseDouble(error, name))
    const data = toWire(await shelves.load(tx, context.scope, id))
    const answer = { success: true as const, message: 'Shelf Added Successfully', data }
    return { record: { kind: 'shelf', id }, before: null, after: { name }, answer }
  })

export function refuseDouble(error: unknown, name: string): never {
  throw isTaken(error, 'shelf_name') ? fail('shelf.nameTaken', { name }) : error
}
`,
  'apps/api/src/features/sales/shelf/update.ts': `import type { CompanyContext } from '../../../db/context.ts'
import { write } from '../../../db/write.ts'
import { refuseDouble } from './add.ts'
import { shelves, toWire } from './store.ts'

interface ShelfPatch {
  id: string
  version?: number | undefined
  name?: string | undefined
}

export const updateShelf = (context: CompanyContext, { id, version, name }: ShelfPatch) =>
  write(context, 'shelf.update', async (tx) => {
    const before = await shelves.take(tx, context.scope, id, version)
    const values = { name: name ?? before.name }
    await shelves.update(tx, id, values).catch((error) => refuseDouble(error, values.name))
    const data = toWire(await shelves.load(tx, context.scope, id))
    const answer = { success: true as const, message: 'Shelf Updated Successfully', data }
    return { record: { kind: 'shelf', id }, before: { name: before.name }, after: values, answer }
  })
`,
  'apps/api/src/features/sales/shelf/delete.ts': `import { putIntoBin } from '../../../db/bin.ts'
import type { CompanyContext } from '../../../db/context.ts'
import { write } from '../../../db/write.ts'
import { shelves } from './store.ts'

export const deleteShelf = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'shelf.delete', async (tx) => {
    const { name } = await shelves.take(tx, context.scope, id)
    await putIntoBin(tx, context, { kind: 'shelf', table: 'shelf', id, name })
    const answer = { success: true as const, message: 'Deletion successful' }
    return { record: { kind: 'shelf', id }, before: { name }, after: null, answer }
  })
`,
  'apps/api/src/features/sales/shelf/kind.ts': `import { toCompanyContext } from '../../../db/context.ts'
import type { KindRules } from '../../../db/record-kind.ts'
import { addShelf, refuseDouble } from './add.ts'
import { deleteShelf } from './delete.ts'
import { type ShelfRow, shelfSpec } from './store.ts'
import { updateShelf } from './update.ts'

export const shelfRules: KindRules<ShelfRow> = {
  kind: 'shelf',
  table: 'shelf',
  list: shelfSpec,
  nameOf: (row) => row.name,
  add: (context, input) => addShelf(toCompanyContext(context), input),
  update: (context, input) => updateShelf(toCompanyContext(context), input),
  remove: (context, input) => deleteShelf(toCompanyContext(context), input),
  refuseDouble,
}
`,
  'apps/api/src/features/sales/shelf/routes.ts': `import { api, inCompany, signedIn } from '../../../http/api.ts'
import { addShelf } from './add.ts'
import { deleteShelf } from './delete.ts'
import { listShelves } from './store.ts'
import { updateShelf } from './update.ts'

export const shelfRoutes = {
  list: api.shelf.list.handler(signedIn(listShelves)),
  add: api.shelf.add.handler(inCompany(addShelf)),
  update: api.shelf.update.handler(inCompany(updateShelf)),
  delete: api.shelf.delete.handler(inCompany(deleteShelf)),
}
`,
  'apps/api/src/features/sales/shelf/feature.ts': `import type { Feature } from '../../../feature.ts'
import { shelfRules } from './kind.ts'
import { shelfRoutes } from './routes.ts'
import { shelves } from './store.ts'

export const shelf = { routes: shelfRoutes, kinds: [shelfRules], tables: [shelves] } satisfies Feature
`,
  'apps/web/src/features/sales/shelf/paths.ts': `export const paths = { company: { listShelf: '/company/shelf/list-shelf' } } as const
`,
  'apps/web/src/features/sales/shelf/pages.ts': `import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = { '/company/shelf/list-shelf': 'features/sales/shelf/list-page.tsx' } satisfies PageFiles

export const menu = {
  links: [{ section: '/company/hotlist', label: 'Shelves', to: paths.company.listShelf, at: 40 }],
} satisfies Menu
`,
  // Stands for the page, which would bring React along: what it asks of the lists.
  'apps/web/src/features/sales/shelf/list-page.ts': `import { recordFacts } from '@corridor/contract/records/record/kinds'
import { paths } from '../../../paths.ts'

export const page = { title: recordFacts.shelf.title, path: paths.company.listShelf }
`,
}

/** The lines that name it: the files that others share, each with what it gets. */
export const sharedLines: Readonly<Record<string, readonly [before: string, line: string][]>> = {
  'packages/contract/src/nouns.ts': [
    ["import { eventFacts } from './told/event/facts.ts'\n", "import { shelfFacts } from './sales/shelf/facts.ts'\n"],
    ["import { eventFacts } from './told/event/facts.ts'\n", "import { shelf } from './sales/shelf/shapes.ts'\n"],
    ['  location: { facts: ', '  shelf: { facts: shelfFacts, calls: shelf },\n'],
  ],
  'apps/api/src/features.ts': [
    [
      "import { event } from './features/told/event/feature.ts'\n",
      "import { shelf } from './features/sales/shelf/feature.ts'\n",
    ],
    ['  company,\n', '  shelf,\n'],
  ],
  'apps/web/src/pages.ts': [
    ['export * as notification from ', "export * as shelf from './features/sales/shelf/pages.ts'\n"],
  ],
}
