import { countryOfZone } from '../../../../reading/zone/parse/states.ts'
import { fitOf } from '../../passport/name-fit.ts'
import { fieldOf, found, type Judge } from './finding.ts'

/** Signs of a passport's zone that hold a name; one that fills them may have been cut off. Source: ICAO 9303-4, 4.2.2. */
const nameSigns = 39

/** Judges name and citizenship against those that the zone of the passport has. */
export const judgeZone: Judge = (row) => {
  const { zone_surname: surname, zone_given_names: givenNames, zone_citizenship: zone, citizenship_id, named } = row
  const other = fieldOf('passport', 'passportNumber')
  const isCut = `${surname}<<${givenNames}`.length >= nameSigns
  const names = [surname, givenNames].filter(Boolean).join(', ')
  const code = zone && countryOfZone(zone)
  const citizenship = named.find(({ id }) => id === citizenship_id)
  return [
    ...(fitOf({ surname, givenNames }, row, isCut) === 'differs'
      ? [found('zone.name', fieldOf('fullName', 'firstName'), { other, params: { names } })]
      : []),
    ...(code && citizenship?.code && citizenship.code !== code
      ? [
          found('zone.citizenship', fieldOf('passport', 'countryOfCitizenship'), {
            other,
            params: { country: zone, code },
          }),
        ]
      : []),
  ]
}
