import { contract, type Room } from './room.ts'

/** Rooms of the code that both ends speak of. */
export const contractRooms: readonly Room[] = [
  {
    name: 'what endpoints share',
    files: [`${contract}wire/`],
    mayReach: [`${contract}wire/`],
    advice: 'it knows no noun of the product',
  },
  {
    name: 'reusable fields',
    files: [`${contract}field/`],
    mayReach: [`${contract}field/`, `${contract}format/`, `${contract}wire/`],
    advice: 'it knows no noun of the product',
  },
  {
    name: 'what writes dates, names and money',
    files: [`${contract}format/`],
    mayReach: [`${contract}format/`, `${contract}wire/language.ts`],
    advice: 'it is shared by web and server, and knows no noun of the product',
  },
  {
    name: "a noun's facts",
    files: [`${contract}{noun}/facts.ts`],
    mayReach: [`${contract}wire/`, `${contract}field/rate-terms.ts`, `${contract}{noun}/kinds.ts`],
    advice: 'a noun declares plain data there, and its shapes stand beside it',
  },
  {
    name: 'what is gathered from all nouns',
    files: [`${contract}gathered/`],
    mayReach: [`${contract}facts.ts`, `${contract}wire/facts.ts`],
    advice: 'the build gives it to the browser as plain data',
  },
  {
    name: 'contract',
    files: [`${contract}{noun}/*.ts`, `${contract}*.ts`],
    mayReach: [contract],
    advice: 'the contract knows zod and oRPC alone',
  },
]
