export { SectionReturn } from '@corridor/contract/verification'
