import * as z from 'zod'
import { Candidate, candidateFilters } from '../../candidate/candidate/shapes.ts'
import { plainDate } from '../../field/plain-date.ts'
import { access } from '../../wire/access.ts'
import { endpoint, listEndpoint } from '../../wire/endpoint.ts'
import { joined, moment, recordId } from '../../wire/record.ts'
import { benchGroups } from './groups.ts'

/** Next action of the reader about somebody: the open task that is due first. */
const NextAction = z.object({ _id: recordId, title: z.string(), dueDate: z.string().nullable() })

/** The newest campaign that showed somebody, when its last mail left, and how many people got one. */
const LastMarketed = z.object({
  date: moment,
  people: z.int(),
  campaignInfo: joined({ _id: recordId, name: z.string() }),
})

/** Somebody on the bench: a candidate with the hotlists that the reader sees them on, by name. */
export const BenchPerson = Candidate.extend({
  hotlistInfo: joined({ _id: recordId, name: z.string() }),
  nextAction: NextAction.nullable(),
  lastMarketed: LastMarketed.nullable(),
})
export type BenchPerson = z.infer<typeof BenchPerson>

const { status: _, company: __, hotlist: ___, notOnHotlist: ____, ...ofCandidates } = candidateFilters
/** Candidates whom no campaign showed since that day. */
const filters = { ...ofCandidates, notMarketedSince: plainDate }

const BenchGroup = z.object({
  /** Skill, in small letters; null for people of whom none is known. */
  key: z.string().nullable(),
  count: z.int(),
  /** Days on the bench, of the one in the middle. */
  medianDays: z.int(),
  /** Number of authorizations that end within 90 days, or have ended. */
  endingSoon: z.int(),
})
export type BenchGroup = z.infer<typeof BenchGroup>

const place = (path: string, summary: string) => ({ path: `/bench/${path}` as const, summary, tag: 'bench' })
const read = { access: access.candidates.read }

export const bench = {
  list: listEndpoint(
    place('list', 'List who is on the bench'),
    BenchPerson,
    {
      /** By `skill` and `authorization` people stand in groups, within them the longest on the bench first. */
      sort: [
        'benchSince',
        'name',
        'jobTitle',
        'authorizationEnds',
        'rateAmount',
        'availability',
        'lastMarketed',
        'experience',
        'skill',
        'authorization',
      ],
      filters,
      search: ['name', 'email', 'jobTitle', 'skill', 'location'],
    },
    read,
  ),
  /** Counts all whom the list shows, narrowed as it is. */
  summary: endpoint('POST', place('summary', 'Figures of the bench'), read)
    .input(
      z.object({
        searchTerm: z.string().max(200).default(''),
        filters: z.strictObject(filters).partial().default({}),
        group: z.enum(benchGroups).optional(),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        data: z.object({
          onBench: z.int(),
          /** For 45 days or more. */
          long: z.int(),
          endingSoon: z.int(),
          /** Free from a later day. */
          later: z.int(),
          onNoHotlist: z.int(),
          /** In no campaign's mails for a week. */
          notMarketed: z.int(),
          groups: z.array(BenchGroup),
        }),
      }),
    ),
}
