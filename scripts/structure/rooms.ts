import { apiRooms } from './api-rooms.ts'
import { contractRooms } from './contract-rooms.ts'
import type { Room } from './room.ts'
import { webRooms } from './web-rooms.ts'

/** The areas of the product, the same in every workspace. */
export const areas = [
  'people',
  'company',
  'trust',
  'money',
  'candidate',
  'sales',
  'vendor',
  'job',
  'mail',
  'student',
  'agency',
  'site',
  'records',
  'told',
  'base',
  'flow',
] as const

/** Nouns of an area that a new person can keep in the head. */
export const nounsMax = 10

/** Every room of the house; a file belongs to the first whose pattern it fits, and a file without a room is a fault. */
export const rooms: readonly Room[] = [...contractRooms, ...apiRooms, ...webRooms]
