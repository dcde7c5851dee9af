export { ChangePassword } from '@corridor/contract/people/account/shapes'
export { TwoFactorConfirm, TwoFactorProof, TwoFactorStart } from '@corridor/contract/people/two-factor/shapes'
