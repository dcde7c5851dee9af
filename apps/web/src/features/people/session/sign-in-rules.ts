export { SecondStep } from '@corridor/contract/people/session/shapes'
