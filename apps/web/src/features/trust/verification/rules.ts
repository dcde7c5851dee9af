export { SectionReturn } from '@corridor/contract/trust/verification/shapes'
