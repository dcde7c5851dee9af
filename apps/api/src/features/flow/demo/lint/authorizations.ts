import type { Judged } from './rule.ts'

/** Judges that somebody may work in the country that they live in. */
export async function authorizationFitsPlace({ sql }: Judged): Promise<string[]> {
  const people = await sql<{ name: string; place: string; may: string; isCitizen: boolean; ends: boolean }[]>`
    select c.full_name as name, coalesce(c.location, '') as place, coalesce(l.name, '') as may, c.is_us_citizen as "isCitizen",
      c.authorization_ends is not null as ends
    from candidate c left join lookup l on l.id = c.work_authorization_id
    where c.deleted_at is null and c.job_title is not null`
  return people.flatMap(({ name, place, may, isCitizen, ends }) => {
    const livesInCanada = /, (ON|BC|QC|AB)$/.test(place)
    const mayInCanada = /^Canad|^Work Permit$/.test(may)
    const isForGood = /^(US Citizen|GC|Canadian Citizen)$/.test(may)
    return [
      ...(may !== '' && livesInCanada !== mayInCanada
        ? [`${name} lives in ${place || 'no place'} and has ${may}`]
        : []),
      ...(isCitizen !== (may === 'US Citizen') ? [`${name} is and is not a citizen`] : []),
      ...(isForGood && ends ? [`${name} has ${may}, which ends`] : []),
    ]
  })
}
