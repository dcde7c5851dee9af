import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { recordBase, recordId, userInfo } from '../../wire/record.ts'

/** Names a list of the product, as its part of the contract is called: 'candidate', 'job-type'. */
const listName = z.string().regex(/^[a-z][a-z-]{1,40}$/, 'Unknown list')
/** The state of a list as its address holds it: search, sort, size and filters; never the page. */
const params = z
  .record(z.string().regex(/^[a-zA-Z][\w.-]{0,40}$/), z.string().max(200))
  .refine((given) => Object.keys(given).length <= 40, 'Some values are not valid')

export const SavedView = z.object({
  ...recordBase,
  list: z.string(),
  name: z.string(),
  params: z.record(z.string(), z.string()),
  /** True if colleagues see it too. Only who made it changes it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  userInfo,
})
export type SavedView = z.infer<typeof SavedView>

export const ViewAdd = z.object({
  list: listName,
  name: boundedText('Name', 1, 50),
  params,
  isShared: z.boolean().default(false),
})

/** Columns by their headers, in their order. */
export const columnHeaders = z
  .array(boundedText('Column', 1, 60))
  .min(1)
  .max(60)

/** The columns of a list that a person wants, in their order: of the list itself if `view` is null, or of one view of it. */
export const ListColumns = z.object({
  list: listName,
  view: recordId.nullable(),
  columns: columnHeaders,
})
export type ListColumns = z.infer<typeof ListColumns>
const columnsAnswer = z.object({ success: z.literal(true), data: z.array(ListColumns) })

const place = (path: string, summary: string) => ({ path: `/view/${path}` as const, summary, tag: 'view' })
const meta = { access: access.signedIn }
const one = { ...meta, record: { kind: 'view', field: 'id' } }

/** Named states of lists, each person's own or shared with colleagues. */
export const view = {
  list: listEndpoint(
    place('list', 'List saved views'),
    SavedView,
    { sort: ['name'], filters: { list: listName, isOwn: z.boolean() }, search: ['name'], allowAll: true },
    meta,
  ),
  add: endpoint('POST', place('add', 'Save a view'), meta).input(ViewAdd).output(savedAnswer(SavedView)),
  update: endpoint('PUT', place('update/{id}', 'Change a saved view'), one)
    .input(updateInput(ViewAdd.pick({ name: true, params: true }).extend({ isShared: z.boolean() })))
    .output(savedAnswer(SavedView)),
  delete: endpoint('DELETE', place('delete/{id}', 'Delete a saved view'), one)
    .input(z.object({ id: recordId }))
    .output(deletedAnswer),
  columns: endpoint('POST', place('columns', 'The columns that one chose, of all lists'), meta)
    .input(z.object({}))
    .output(columnsAnswer),
  keepColumns: endpoint('PUT', place('columns', 'Choose the columns of a list; null takes the usual ones again'), meta)
    .input(ListColumns.extend({ columns: ListColumns.shape.columns.nullable() }))
    .output(columnsAnswer),
}
