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
insert into record_kind (kind, name_query) values ('shelf', 'select t.name from shelf t where t.id = wanted');
select build_record_kinds();
`,
  'apps/api/src/features/sales/shelf/store.ts': `import type { Shelf, shelf } from '@corridor/contract/sales/shelf/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/scope/context.ts'
import { runList } from '../../../db/list/list.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { sharedInCompany } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'

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

export const shelves = companyTable<ShelfRow, ShelfValues>({
  spec: shelfSpec,
  entity: 'Shelf',
  columns: ['name'],
  taken: { shelf_name: (name) => fail('shelf.nameTaken', { name }) },
})

export const listShelves = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, shelfSpec, query)

export function toWire(row: ShelfRow): Shelf {
  return { ...toRecordBase(row), name: row.name }
}
`,
  'apps/api/src/features/sales/shelf/save.ts': `import type { ShelfAdd } from '@corridor/contract/sales/shelf/shapes'
import type * as z from 'zod'
import { plainVerbs } from '../../../db/record/plain-verbs.ts'
import { shelves, toWire } from './store.ts'

export const shelfVerbs = plainVerbs({
  kind: 'shelf',
  table: shelves,
  toWire,
  nameOf: ({ name }) => name,
  judge: async (_tx, { name }: z.infer<typeof ShelfAdd>) => ({ name }),
})
`,
  'apps/api/src/features/sales/shelf/kind.ts': `import { toCompanyContext } from '../../../db/scope/context.ts'
import type { KindRules } from '../../../db/record/kind.ts'
import { shelfVerbs } from './save.ts'
import { type ShelfRow, shelfSpec, shelves } from './store.ts'

export const shelfRules: KindRules<ShelfRow> = {
  kind: 'shelf',
  table: 'shelf',
  list: shelfSpec,
  nameOf: (row) => row.name,
  add: (context, input) => shelfVerbs.add(toCompanyContext(context), input),
  update: (context, input) => shelfVerbs.update(toCompanyContext(context), input),
  remove: (context, input) => shelfVerbs.remove(toCompanyContext(context), input),
  refuseDouble: shelves.refuseDouble,
}
`,
  'apps/api/src/features/sales/shelf/routes.ts': `import { api, inCompany, signedIn } from '../../../http/api.ts'
import { shelfVerbs } from './save.ts'
import { listShelves } from './store.ts'

export const shelfRoutes = {
  list: api.shelf.list.handler(signedIn(listShelves)),
  add: api.shelf.add.handler(inCompany(shelfVerbs.add)),
  update: api.shelf.update.handler(inCompany(shelfVerbs.update)),
  delete: api.shelf.delete.handler(inCompany(shelfVerbs.remove)),
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
  'apps/web/src/features/sales/shelf/shelf-record.tsx': `import type { Shelf } from '@corridor/contract/sales/shelf/shapes'
import { IconPlus } from '@tabler/icons-react'
import { formatDate, ownerName } from '../../../lib/format/format'
import { text } from '../../../lib/language/text'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Sections } from '../../../lib/record/frame/sections'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from './paths.ts'

export function ShelfRecord({ shelf, mayManage }: { shelf: Shelf; mayManage: boolean }) {
  const add = mayManage && { to: paths.company.listShelf }
  return (
    <RecordFrame
      name={shelf.name}
      face={{ kind: 'company', of: shelf._id }}
      order={undefined}
      facts={[
        { label: text('Name'), value: shelf.name, add },
        { label: text('Created On'), value: formatDate(shelf.createDate) },
      ]}
      act={add && { label: text('Add'), icon: IconPlus, ...add }}
      menu={[]}
    >
      <Sections>
        <RecordCard title="Details">
          <Facts facts={[{ label: text('Added by'), value: ownerName([]) }]} />
        </RecordCard>
      </Sections>
    </RecordFrame>
  )
}
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
