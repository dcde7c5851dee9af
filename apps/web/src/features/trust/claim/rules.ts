export { ClaimReject } from '@corridor/contract/trust/claim/shapes'
