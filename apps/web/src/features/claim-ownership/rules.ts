export { ClaimReject } from '@corridor/contract/claim-ownership'
