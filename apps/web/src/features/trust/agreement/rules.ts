export { AgreementSign } from '@corridor/contract/trust/agreement/shapes'
